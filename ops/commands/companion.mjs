import { readFileSync } from 'node:fs';
import os from 'node:os';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run companion -- --busy "Name" 30    unavailable for 30 minutes
  npm run companion -- --free "Name"       available again
  npm run companion -- --hide "Name"       offered to nobody; chats under way go on
  npm run companion -- --show "Name"       offered again
  npm run companion -- --chats "Name" 5    talks to 5 people at once; "usual" for the usual number
  npm run companion -- --persona "Name"      prints what the model is told about a companion, its examples too
  npm run companion -- --persona "Name" F    tells it what is in the file F instead
  npm run companion                        who is busy or hidden, and who has a number of its own

The console does the same at /admin/companions, and edits every text there.`;

/** A week; a companion that is away for longer is hidden (docs/companions.md). */
const BUSY_MOST_MINUTES = 7 * 24 * 60;
const CHATS_MOST = 10_000;

/**
 * @param {string | undefined} text
 * @param {number} most
 */
function wholeNumber(text, most) {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1 || value > most) {
    throw new StartError(`A whole number from 1 to ${most} is needed, not "${text ?? ''}".\n${USAGE}`);
  }
  return value;
}

/**
 * What the arguments ask for.
 * @param {readonly string[]} args
 * @returns {{ what: 'list' } | { what: 'print', name: string } | { what: 'persona', name: string, persona: string }
 *   | { what: 'service', name: string, change: Record<string, unknown> }}
 */
export function readRequest([flag, name, value, ...rest]) {
  if (flag === undefined) return { what: 'list' };
  if (!name || rest.length > 0) throw new StartError(USAGE);
  if (flag === '--persona')
    return value === undefined
      ? { what: 'print', name }
      : { what: 'persona', name, persona: readFileSync(value, 'utf8') };
  /** @type {[string, () => Record<string, unknown>][]} */
  const known = [
    ['--busy', () => ({ busyForMinutes: wholeNumber(value, BUSY_MOST_MINUTES) })],
    ['--chats', () => ({ chatsAtOnce: value === 'usual' ? null : wholeNumber(value, CHATS_MOST) })],
    ['--free', () => ({ busyForMinutes: null })],
    ['--hide', () => ({ isHidden: true })],
    ['--show', () => ({ isHidden: false })],
  ];
  const change = new Map(known).get(flag);
  const takesValue = flag === '--busy' || flag === '--chats';
  if (!change || (!takesValue && value !== undefined)) throw new StartError(USAGE);
  return { what: 'service', name, change: change() };
}

/** @param {readonly string[]} args */
export async function runCompanion(args) {
  const request = JSON.stringify({ ...readRequest(args), author: os.userInfo().username });
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const command = [...programOf('ops/commands/companion.run.ts'), request];
    const child = launch(process.execPath, command, {
      ...{ cwd: inProject(), env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' },
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
