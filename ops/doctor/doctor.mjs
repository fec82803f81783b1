import { runningClusterUrl } from '../../dev/postgres/cluster.mjs';
import { holderOf } from '../../dev/postgres/data-folder.mjs';
import { run, stopAll } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { isReal, PROVIDERS } from '../../dev/stand-ins.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { prepareCommand } from '../commands/host-steps.mjs';
import { examineAddress } from './address.mjs';
import { examineBackups } from './backup.mjs';
import { examineDatabase } from './database.mjs';
import { countOf, look, tellPage, wrong } from './findings.mjs';
import { examineHost } from './host.mjs';
import { examineListeners } from './reach.mjs';
import { examineSettings } from './settings.mjs';

const USAGE = `Usage:
  npm run doctor    one page about this host: what is well (✓), what to know (·), what is wrong (✗)`;

/**
 * Looks at a host and changes nothing; the process ends with 1 when something is wrong.
 * @param {readonly string[]} args
 * @throws StartError with the usage
 */
export async function runDoctor(args) {
  if (args.length > 0) throw new StartError(USAGE);
  const settings = await prepareCommand({ checkConnections: false });
  const { dataFolder } = settings;
  const databaseUrl =
    settings.databaseUrl ?? (holderOf(dataFolder) === undefined ? undefined : runningClusterUrl(dataFolder));
  const [host, options, database, backups, address, providers, listeners] = await Promise.all([
    examineHost(settings),
    examineSettings(settings, process.env),
    examineDatabase(databaseUrl),
    examineBackups(process.env),
    examineAddress(settings.appUrl),
    examineProviders(settings.loopback),
    examineListeners(process.env),
  ]);
  const sections = [
    { area: 'This machine', findings: host },
    { area: 'Settings', findings: options },
    { area: 'Database', findings: database },
    { area: 'Backups', findings: backups },
    { area: 'The address', findings: address },
    { area: 'Providers', findings: [...providers, ...listeners] },
  ];
  console.log(tellPage(sections));
  process.exitCode = countOf(sections).wrong > 0 ? 1 : 0;
  await stopAll();
}

/**
 * @param {boolean} loopback
 * @returns {Promise<readonly import('./findings.mjs').Finding[]>}
 */
async function examineProviders(loopback) {
  const standIns = PROVIDERS.filter((provider) => !isReal(provider, process.env)).map(({ name }) => name);
  if (standIns.length > 0 && loopback)
    return [look(`not asked: ${standIns.join(', ')} would be a stand-in of \`npm start\``)];
  const { code, output } = await run(
    process.execPath,
    programOf('ops/doctor/providers.run.ts'),
    // Nothing is read from the database there, and what the product logs is not for this page.
    { cwd: inProject(), env: { DATABASE_URL: 'postgresql://not-used', ...process.env, LOG_LEVEL: 'silent' } },
  );
  if (code !== 0) return [wrong(output.trim().split('\n').at(-1) ?? 'the providers were not asked')];
  return JSON.parse(output);
}
