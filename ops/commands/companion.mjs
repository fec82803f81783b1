import { readFileSync } from 'node:fs';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run companion -- --busy "Name" 30    unavailable for 30 minutes
  npm run companion -- --free "Name"       available again
  npm run companion -- --chats "Name" 5    talks to 5 people at once; "usual" for the usual number
  npm run companion -- --persona "Name"      prints what the model is told about a companion, its examples too
  npm run companion -- --persona "Name" F    tells it what is in the file F instead
  npm run companion                        who is busy, and who has a number of its own`;

/** A week; a companion that is away for longer is taken out of service (docs/companions.md). */
const BUSY_MOST_MINUTES = 7 * 24 * 60;
const CHATS_MOST = 10_000;
/** Lines that a persona has, in this order; examples follow (docs/companions.md). */
const PERSONA_KEYS = [
  'Gender',
  'Age',
  'City',
  'Work',
  'Voice',
  'Likes',
  'Habits',
  'Phrases',
  'Limits',
  'Greeting',
];

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
 * The lines of a persona, as they are stored.
 * @param {string} text
 */
export function checkPersona(text) {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);
  const keys = lines.map((line) => /^(\w+): \S/.exec(line)?.[1]);
  const examples = lines.slice(PERSONA_KEYS.length);
  if (PERSONA_KEYS.some((key, at) => keys[at] !== key))
    throw new StartError(`A persona begins with these lines, each "Key: value": ${PERSONA_KEYS.join(', ')}.`);
  const wrong = examples.find((line) => !/^Example: [^|]*[^|\s][^|]*(\|[^|]*[^|\s][^|]*){1,3}$/.test(line));
  if (wrong !== undefined)
    throw new StartError(
      `"${wrong}" is no example: "Example: what they write | a bubble", with up to three bubbles.`,
    );
  return lines.join('\n');
}

/**
 * Reads the arguments as one UPDATE of the companion named in `$1`.
 * @param {readonly string[]} args
 * @returns {{ name: string, text: string, values: readonly unknown[] } | undefined} undefined = only print the state
 */
export function readChange([flag, name, value, ...rest]) {
  if (flag === undefined || (flag === '--persona' && name && value === undefined)) return undefined;
  const sets = {
    '--busy': () => [
      "unavailable_until = now() + $2 * interval '1 minute'",
      wholeNumber(value, BUSY_MOST_MINUTES),
    ],
    '--free': () => ['unavailable_until = NULL'],
    '--persona': () => ['persona = $2', checkPersona(readFileSync(value ?? '', 'utf8'))],
    '--chats': () => [
      'max_simultaneous_chats = $2',
      value === 'usual' ? null : wholeNumber(value, CHATS_MOST),
    ],
  };
  const set = Object.hasOwn(sets, flag) ? sets[/** @type {keyof typeof sets} */ (flag)] : undefined;
  if (!set || !name || rest.length > 0 || (flag === '--free' && value !== undefined))
    throw new StartError(USAGE);
  const [assignment, ...values] = set();
  return {
    name,
    text: `UPDATE companions SET ${assignment} WHERE lower(name) = lower($1)${flag === '--persona' ? '' : " AND suitable_for_chat_types @> '{psychologist}'"}`,
    values: [name, ...values],
  };
}

/** @param {import('pg').Client} client */
async function tell(client) {
  const { rows } = await client.query(
    `SELECT name, unavailable_until AS "busy until", max_simultaneous_chats AS "chats at once" FROM companions
     WHERE unavailable_until > now() OR max_simultaneous_chats IS NOT NULL ORDER BY name`,
  );
  if (rows.length === 0) console.log('No companion is set busy, and all talk to the usual number of people.');
  else console.table(rows);
}

/**
 * @param {import('pg').Client} client
 * @param {string} name
 */
async function printPersona(client, name) {
  const { rows } = await client.query('SELECT persona FROM companions WHERE lower(name) = lower($1)', [name]);
  if (rows.length === 0) throw new StartError(`No companion is called "${name}".`);
  console.log(rows[0].persona);
}

/** @param {readonly string[]} args */
export async function runCompanion(args) {
  const change = readChange(args);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    await withDatabase(url, async (client) => {
      if (change) {
        const { rowCount } = await client.query(change.text, [...change.values]);
        if (rowCount === 0) throw new StartError(`No such companion is called "${change.name}".`);
      }
      if (args[0] === '--persona') await printPersona(client, args[1] ?? '');
      else await tell(client);
    });
  });
}
