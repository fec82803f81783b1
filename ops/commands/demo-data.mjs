import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { readSettings } from '../../dev/settings.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run demo-data                fills the database with six weeks of made-up business, to look at the console
  npm run demo-data -- --seed 7    with other people; the same seed on the same day makes the same`;
const USUAL_SEED = 1;

/** @param {readonly string[]} args @throws StartError with the usage */
function readSeed(args) {
  if (args.length === 0) return USUAL_SEED;
  const seed = Number(args[1]);
  if (args.length !== 2 || args[0] !== '--seed' || !Number.isInteger(seed) || seed < 0)
    throw new StartError(USAGE);
  return seed;
}

/** @param {readonly string[]} args @throws StartError with the usage, or at a public address */
export async function runDemoData(args) {
  const seed = readSeed(args);
  await withDatabaseUrl(async (url) => {
    const { appUrl, loopback } = readSettings(process.env);
    if (!loopback)
      throw new StartError(
        `${appUrl.origin} is a public address: made-up people are for this machine alone.`,
      );
    await requireMigrated(url);
    const command = [...programOf('ops/commands/demo-data.run.ts'), String(seed)];
    const child = launch(process.execPath, command, {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
