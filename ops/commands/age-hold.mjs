import os from 'node:os';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run age-hold -- list                                who is held as a minor, the newest first
  npm run age-hold -- lift AGE-7KQ4M2XT "showed an id"    an adult after all: account and browsers are open again

The reason is kept with the hold: say how you know, in a few words, without anything personal.`;

const REFERENCE = /^AGE-[A-Z2-9]{8}$/;
/** Characters; the column's length. */
const REASON_MAX = 200;

/**
 * @param {readonly string[]} args
 * @returns {string[]} the same, checked, with the operator's name behind a `lift`
 * @throws StartError with the usage
 */
export function readRequest([what, reference = '', reason = '', ...rest]) {
  if (what === 'list' && reference === '') return ['list'];
  const because = reason.trim();
  const isComplete =
    REFERENCE.test(reference.toUpperCase()) && because.length > 0 && because.length <= REASON_MAX;
  if (what !== 'lift' || !isComplete || rest.length > 0) throw new StartError(USAGE);
  return ['lift', reference.toUpperCase(), because, os.userInfo().username];
}

/** @param {readonly string[]} args */
export async function runAgeHold(args) {
  const request = readRequest(args);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, [...programOf('ops/commands/age-hold.run.ts'), ...request], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
