import os from 'node:os';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run legal-hold -- list                              of whom everything is kept by order
  npm run legal-hold -- place <id of the person> "order"  keeps everything; name authority, number and date of the order
  npm run legal-hold -- lift <id of the person> "why"     ends it; name what allows it

Both are lines of the audit log. The console finds the id of a person.`;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Characters; the column's length. */
const REFERENCE_MAX = 200;

/**
 * @param {readonly string[]} args
 * @returns {string[]} the same, checked, with the operator's name behind what changes something
 * @throws StartError with the usage
 */
export function readRequest([what = '', userId = '', reference = '', ...rest]) {
  if (what === 'list' && userId === '') return ['list'];
  const id = userId.toLowerCase();
  const because = reference.trim();
  const isComplete = ID.test(id) && because.length > 0 && because.length <= REFERENCE_MAX;
  if (!['place', 'lift'].includes(what) || !isComplete || rest.length > 0) throw new StartError(USAGE);
  return [what, id, because, os.userInfo().username];
}

/** @param {readonly string[]} args */
export async function runLegalHold(args) {
  const request = readRequest(args);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, [...programOf('ops/commands/legal-hold.run.ts'), ...request], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
