// The databases of a benchmark: one that holds nothing but the chats of the benchmark, one with a million messages.
import { createHash } from 'node:crypto';
import { startCluster } from '../dev/postgres/cluster.mjs';
import { lockDataFolder, openDataFolder } from '../dev/postgres/data-folder.mjs';
import { withDatabase } from '../dev/postgres/database.mjs';
import { inProject } from '../dev/project.mjs';
import { step } from '../dev/steps.mjs';
import { ringOf } from '../lib/server/keys.ts';
import { sealVisitor } from '../lib/server/visitor-cookie.ts';
import { driftingOwners } from '../lib/wallet/proof/service.ts';
import { migrate, readMigrations } from '../ops/commands/migrate.mjs';
import { makeQueueTables } from '../ops/commands/queue-tables.mjs';
import { seedDatabase } from '../ops/commands/seed.mjs';
import { addCompanions, fill } from './fill.mjs';

/** The first version that copies a database's files instead of logging every page. */
const COPIES_FILES = 150_000;
/** Enough that the model gets as much history as it ever does. */
const MESSAGES_OF_A_CHAT = 50;

/**
 * @param {string} url
 * @param {string} name
 */
function urlOf(url, name) {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

/** @returns {Promise<string>} a database on the server to use; its user may create databases */
export async function openServer() {
  if (process.env.BENCH_DATABASE_URL) return process.env.BENCH_DATABASE_URL;
  const folder = inProject('.cache/bench');
  openDataFolder(folder);
  await lockDataFolder(folder);
  const { url } = await step('Starting PostgreSQL', () => startCluster(folder));
  return url;
}

/**
 * @param {import('pg').Client} admin
 * @param {string} serverUrl
 * @param {string} name
 * @param {readonly { people: number, messages: number }[]} amounts
 */
async function make(admin, serverUrl, name, amounts) {
  await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  await admin.query(`CREATE DATABASE "${name}" TEMPLATE template0`);
  await withDatabase(urlOf(serverUrl, name), async (client) => {
    await migrate(client, readMigrations());
    await seedDatabase(client);
    for (const amount of amounts) await fill(client, amount);
  });
}

/**
 * Filling takes a minute, copying a few seconds: what was filled is kept, under a name that says what is in it.
 * @param {import('pg').Client} admin
 * @param {string} serverUrl
 * @param {number} people
 */
async function filledOnce(admin, serverUrl, people) {
  const history = readMigrations().map(({ checksum }) => checksum);
  const mark = createHash('sha256').update(history.join()).digest('hex').slice(0, 8);
  const name = `saathi_bench_kept_${people}_${mark}`;
  const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [name]);
  if (rowCount === 0) {
    const messages = (people * MESSAGES_OF_A_CHAT).toLocaleString('en-US');
    await step(`Storing ${messages} messages`, async () => {
      await make(admin, serverUrl, `${name}_half`, [{ people, messages: MESSAGES_OF_A_CHAT }]);
      await admin.query(`ALTER DATABASE "${name}_half" RENAME TO "${name}"`);
    });
  }
  return name;
}

/**
 * @param {string} serverUrl
 * @param {{ messages: number, chats: number }} options
 * @returns {Promise<{ empty: string, loaded: string, drop(): Promise<void> }>} addresses
 */
export async function makeDatabases(serverUrl, { messages, chats }) {
  const [empty, loaded] = ['saathi_bench_empty', 'saathi_bench_loaded'];
  await withDatabase(serverUrl, async (admin) => {
    await step('Making the empty database', () =>
      make(admin, serverUrl, empty, [{ people: chats, messages: MESSAGES_OF_A_CHAT }]),
    );
    const kept = await filledOnce(admin, serverUrl, Math.ceil(messages / MESSAGES_OF_A_CHAT));
    const { rows } = await admin.query('SHOW server_version_num');
    const strategy = Number(rows[0].server_version_num) >= COPIES_FILES ? 'STRATEGY FILE_COPY' : '';
    await step('Copying the full database', async () => {
      await admin.query(`DROP DATABASE IF EXISTS "${loaded}" WITH (FORCE)`);
      await admin.query(`CREATE DATABASE "${loaded}" TEMPLATE "${kept}" ${strategy}`);
    });
  });
  return {
    empty: urlOf(serverUrl, empty),
    loaded: urlOf(serverUrl, loaded),
    drop: () => drop(serverUrl, [empty, loaded]),
  };
}

/**
 * @param {string} serverUrl
 * @param {readonly number[]} lengths messages of each chat
 * @returns {Promise<{ url: string, drop(): Promise<void> }>} a database with one guest for each chat
 */
export async function makeScreensDatabase(serverUrl, lengths) {
  const name = 'saathi_bench_screens';
  const amounts = lengths.map((messages) => ({ people: 1, messages }));
  await withDatabase(serverUrl, (admin) =>
    step('Making the database', () => make(admin, serverUrl, name, amounts)),
  );
  return { url: urlOf(serverUrl, name), drop: () => drop(serverUrl, [name]) };
}

/**
 * Makes the guest of a chat a member.
 * @param {string} databaseUrl
 * @param {string} sessionId
 */
export function signUp(databaseUrl, sessionId) {
  return withDatabase(databaseUrl, (client) =>
    client.query(
      `UPDATE users SET is_google_authenticated = true, google_id = 'bench', name = 'Ananya Sharma', email = 'ananya@example.in'
       WHERE id = (SELECT user_id FROM chat_sessions WHERE id = $1)`,
      [sessionId],
    ),
  );
}

/**
 * @param {string} serverUrl
 * @param {number} companions psychologist companions in all, the seed's twelve included
 * @returns {Promise<{ url: string, drop(): Promise<void> }>}
 */
export async function makeCatalogueDatabase(serverUrl, companions) {
  const name = `saathi_bench_catalogue_${companions}`;
  const url = urlOf(serverUrl, name);
  await withDatabase(serverUrl, (admin) =>
    step(`Making a database with ${companions} psychologist companions`, async () => {
      await make(admin, serverUrl, name, []);
      await withDatabase(url, (client) => addCompanions(client, companions));
    }),
  );
  return { url, drop: () => drop(serverUrl, [name]) };
}

/**
 * @param {string} serverUrl
 * @param {{ people: number, messages: number }} amount
 * @returns {Promise<{ url: string, drop(): Promise<void> }>} a database of its own, with so many messages in the chats of so many people
 */
export async function makeConsoleDatabase(serverUrl, { people, messages }) {
  const name = 'saathi_bench_console';
  const stored = `Storing ${messages.toLocaleString('en-US')} messages of ${people.toLocaleString('en-US')} people`;
  const url = urlOf(serverUrl, name);
  await withDatabase(serverUrl, (admin) =>
    step(stored, () => make(admin, serverUrl, name, [{ people, messages: messages / people }])),
  );
  // The console tells what waits in the queue, and so does the floor: without its tables each look there would cost a new connection.
  await withDatabase(url, makeQueueTables);
  return { url, drop: () => drop(serverUrl, [name]) };
}

/**
 * @param {string} serverUrl
 * @param {readonly string[]} names
 */
function drop(serverUrl, names) {
  return withDatabase(serverUrl, async (admin) => {
    for (const name of names) await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  });
}

/** @typedef {{ cookie: string, sessionId: string, messages: number }} Chat `cookie` is the visitor cookie's value */

/**
 * @param {string} databaseUrl
 * @param {number} count
 * @param {string} secret what signs the cookies
 * @returns {Promise<Chat[]>} chats from all over the table, each of another person
 */
export function pickChats(databaseUrl, count, secret) {
  return withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query(
      `SELECT s.id, s.user_id, s.visitor_id, gen_random_uuid() AS session_id,
         (SELECT count(*)::int FROM messages m WHERE m.session_id = s.id) AS messages
       FROM chat_sessions s ORDER BY md5(s.id::text) LIMIT $1`,
      [count],
    );
    for (const { session_id, user_id } of rows) {
      await client.query(
        'INSERT INTO device_sessions (id, user_id, created_at, last_seen_at) VALUES ($1, $2, now(), now())',
        [session_id, user_id],
      );
      // As after the first visit with that session.
      await client.query('UPDATE users SET visitor_id = NULL WHERE id = $1', [user_id]);
    }
    return rows.map((row) => ({
      sessionId: row.id,
      messages: row.messages,
      cookie: sealVisitor({ visitorId: row.visitor_id, sessionId: row.session_id }, ringOf([], secret)),
    }));
  });
}

/**
 * Every balance has to equal its ledger after the load, or the numbers are worth nothing.
 * @param {string} databaseUrl
 */
export function requireBalanced(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const drifting = await driftingOwners(client);
    if (drifting.length > 0) throw new Error(`${drifting.length} balances differ from their ledger.`);
  });
}
