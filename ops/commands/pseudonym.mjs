import { isIP } from 'node:net';
import { keptSecret } from '../../dev/postgres/data-folder.mjs';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { readSettings } from '../../dev/settings.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { prepareCommand, withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run pseudonym -- 6f0c2d1e-…             what the log calls a user, a session or a visitor (\`who\`)
  npm run pseudonym -- 203.0.113.7            what it calls the network of an address (\`network\`)
  npm run pseudonym -- find hYk3v_Zq0PwLx2aB  which user the log calls that

The secrets have to be those of the server: HASH_SECRETS and NEXTAUTH_SECRET.`;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const PSEUDONYM = /^[\w-]{16}$/;

/**
 * @param {readonly string[]} args
 * @returns {['person' | 'network' | 'find', string]} what is asked for, checked
 * @throws StartError with the usage
 */
export function readRequest(args) {
  const [asked = '', wanted = ''] = args;
  if (args.length === 2 && asked === 'find' && PSEUDONYM.test(wanted)) return ['find', wanted];
  const id = asked.toLowerCase();
  if (args.length === 1 && ID.test(id)) return ['person', id];
  if (args.length === 1 && isIP(asked)) return ['network', asked];
  throw new StartError(USAGE);
}

/** @throws StartError when there is no secret */
function requireSecret() {
  const secret = process.env.NEXTAUTH_SECRET || keptSecret(readSettings(process.env).dataFolder);
  if (!secret)
    throw new StartError('NEXTAUTH_SECRET is not set, and no start has made one in the data folder.');
  return secret;
}

/**
 * @param {readonly string[]} request
 * @param {Record<string, string>} env
 */
async function run(request, env) {
  const child = launch(process.execPath, [...programOf('ops/commands/pseudonym.run.ts'), ...request], {
    cwd: inProject(),
    env: { ...process.env, NEXTAUTH_SECRET: requireSecret(), ...env },
    stdio: 'inherit',
  });
  process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
}

/**
 * Prints what the log calls somebody, under the newest secret and the older ones, or whom it calls something. docs/running.md, "The log"
 * @param {readonly string[]} args
 * @throws StartError with the usage, or when there is no secret
 */
export async function runPseudonym(args) {
  const request = readRequest(args);
  if (request[0] === 'find')
    return withDatabaseUrl(async (url) => {
      await requireMigrated(url);
      await run(request, { DATABASE_URL: url });
    });
  await prepareCommand();
  await run(request, {});
}
