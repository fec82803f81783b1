import { parseArgs } from 'node:util';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run refunds -- list                                          what waits for an approval, the oldest first
  npm run refunds -- approve ID --by NAME                          computes it anew, books it and lets the money go
  npm run refunds -- refuse ID --by NAME --because "one sentence"  the person reads the sentence in the account

Above ₹1,000 two different people approve. Each has a name that is theirs alone, such as the e-mail address.`;

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Characters; the columns' lengths. */
const NAME_MAX = 80;
const REASON_MAX = 200;

/** @param {readonly string[]} args */
function parse(args) {
  try {
    const options = /** @type {const} */ ({ by: { type: 'string' }, because: { type: 'string' } });
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { positionals, by: values.by?.trim() ?? '', because: values.because?.trim() ?? '' };
  } catch {
    throw new StartError(USAGE);
  }
}

/** @param {string} text @param {number} most */
const isText = (text, most) => text.length > 0 && text.length <= most;

/**
 * @param {readonly string[]} args
 * @returns {string[]} `list`, `approve id name` or `refuse id name reason`, checked
 * @throws StartError with the usage
 */
export function readRequest(args) {
  const { positionals, by, because } = parse(args);
  const [what, id = '', ...rest] = positionals;
  if (rest.length > 0) throw new StartError(USAGE);
  if (what === 'list' && `${id}${by}${because}` === '') return ['list'];
  const named = ID.test(id.toLowerCase()) && isText(by, NAME_MAX);
  if (what === 'approve' && named && because === '') return ['approve', id.toLowerCase(), by];
  if (what === 'refuse' && named && isText(because, REASON_MAX))
    return ['refuse', id.toLowerCase(), by, because];
  throw new StartError(USAGE);
}

/** @param {readonly string[]} args */
export async function runRefunds(args) {
  const request = readRequest(args);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, [...programOf('ops/commands/refunds.run.ts'), ...request], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
