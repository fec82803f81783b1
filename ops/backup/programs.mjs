// PostgreSQL's own programs, as streams.
import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { launch } from '../../dev/processes/children.mjs';
import { StartError } from '../../dev/start-error.mjs';

/** What a program of PostgreSQL needs of the environment to start and to speak; our keys are none of its business. */
const PASSED = /^(PATH|HOME|LANG|LC_.*|TZ|TMPDIR|SYSTEMROOT|PGSSL.*)$/i;

/**
 * The database for a program of PostgreSQL: the password is in its environment, where other users do not see it.
 * @param {string} databaseUrl
 * @param {NodeJS.ProcessEnv} [environment] of the command
 * @returns {{ dbname: string, env: NodeJS.ProcessEnv }}
 */
export function connectionOf(databaseUrl, environment = process.env) {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = '';
  const passed = Object.entries(environment).filter(([name]) => PASSED.test(name));
  return {
    dbname: url.href,
    env: { NODE_ENV: environment.NODE_ENV, ...Object.fromEntries(passed), PGPASSWORD },
  };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function start(program, args, env) {
  const child = launch(program, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = (said + chunk).slice(-2_000);
  });
  // Its own listener may come after the event, when the output is read slowly.
  const ended = once(child, 'close').then(
    ([code]) => {
      if (code !== 0) throw new StartError(`${program} failed: ${said.trim() || `it ended with ${code}`}`);
    },
    (error) => {
      const missing = error.code === 'ENOENT';
      throw new StartError(
        missing ? `There is no ${program} here; install PostgreSQL's client programs.` : String(error),
      );
    },
  );
  ended.catch(() => undefined);
  return { child, ended };
}

/**
 * The database as `pg_dump` writes it, compressed. Owners and rights are left out: `npm run grants` gives them anew.
 * @param {string} databaseUrl
 * @param {string} snapshot an exported snapshot, so that what is counted in it is what is dumped
 * @yields {Uint8Array}
 * @throws StartError with the words of pg_dump when it fails, also after much was given
 */
export async function* dump(databaseUrl, snapshot) {
  const { dbname, env } = connectionOf(databaseUrl);
  const { child, ended } = start(
    'pg_dump',
    ['--format=custom', '--no-owner', '--no-privileges', `--snapshot=${snapshot}`, `--dbname=${dbname}`],
    env,
  );
  child.stdin?.end();
  if (child.stdout) yield* child.stdout;
  await ended;
}

/**
 * Fills an empty database with what `dump` gave.
 * @param {string} databaseUrl
 * @param {AsyncIterable<Uint8Array>} content
 * @throws StartError with the words of pg_restore
 */
export async function restore(databaseUrl, content) {
  const { dbname, env } = connectionOf(databaseUrl);
  const { child, ended } = start(
    'pg_restore',
    ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${dbname}`],
    env,
  );
  child.stdout?.resume();
  if (!child.stdin) throw new StartError('pg_restore takes no input.');
  // When pg_restore gives up, its input breaks: its own words say more than that.
  const [fed] = await Promise.allSettled([pipeline(content, child.stdin), ended]);
  await ended;
  if (fed.status === 'rejected') throw fed.reason;
}
