import { migrate, migrationState, readMigrations } from '../../ops/commands/migrate.mjs';
import { makeQueueTables } from '../../ops/commands/queue-tables.mjs';
import { renewRights, requireRights } from '../../ops/commands/rights.mjs';
import { isEmpty, seedDatabase } from '../../ops/commands/seed.mjs';
import { StartError } from '../start-error.mjs';
import { step } from '../steps.mjs';

const OLDEST_POSTGRES = 14;
const CONNECT_LIMIT_MS = 10_000;

/**
 * Connects to the database.
 * @throws StartError with the reason, which never contains the password
 * @param {string} databaseUrl
 * @returns {Promise<import('pg').Client>}
 */
export async function openDatabase(databaseUrl) {
  const url = URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || !url.hostname || url.pathname.length < 2) {
    throw new StartError(
      'DATABASE_URL is not the address of a PostgreSQL database: it has to look like postgresql://user:password@host:5432/name.',
    );
  }
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  // A connection that breaks later makes the next query fail; without a listener it would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(whyNoConnection(url, /** @type {any} */ (error)));
  }
  const { rows } = await client.query('SHOW server_version_num');
  const version = Math.floor(Number(rows[0].server_version_num) / 10_000);
  if (version < OLDEST_POSTGRES) {
    await client.end();
    throw new StartError(
      `The server at ${url.host} is PostgreSQL ${version}, and Saathi needs ${OLDEST_POSTGRES} or newer.`,
    );
  }
  return client;
}

/**
 * @param {URL} url
 * @param {Error & { code?: string }} error
 */
function whyNoConnection(url, error) {
  const where = `${url.hostname}:${url.port || 5432}`;
  const user = decodeURIComponent(url.username);
  const name = decodeURIComponent(url.pathname.slice(1));
  switch (error.code) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${where} refuses the user "${user}" or the password in DATABASE_URL.`;
    case '3D000':
      return `PostgreSQL at ${where} has no database "${name}"; create it first, or correct DATABASE_URL.`;
    case '42501':
      return `The user "${user}" may not connect to the database "${name}" at ${where}.`;
    default:
      return `No PostgreSQL answers at ${where} (${error.code ?? error.message}); is it running, and is DATABASE_URL right?`;
  }
}

/**
 * @template T
 * @param {string} databaseUrl
 * @param {(client: import('pg').Client) => Promise<T>} work
 */
export async function withDatabase(databaseUrl, work) {
  const client = await openDatabase(databaseUrl);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Applies the missing migrations, and seeds an empty database.
 * @param {string} databaseUrl
 */
export function prepareDatabase(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const migrations = readMigrations();
    const { pending } = await migrationState(client, migrations);
    if (pending.length > 0)
      await step('Migrating the database', async () => {
        await migrate(client, migrations);
        await makeQueueTables(client);
        await renewRights(client);
      });
    await requireRights(client);
    if (await isEmpty(client)) await step('Filling the empty database', () => seedDatabase(client));
  });
}

/**
 * Checks that every migration is applied, without changing anything.
 * @throws StartError with the names of those that are missing
 * @param {string} databaseUrl
 */
export function requireMigrated(databaseUrl) {
  return withDatabase(databaseUrl, async (client) => {
    const { pending } = await migrationState(client, readMigrations());
    if (pending.length === 0) return;
    throw new StartError(
      `The database lacks ${pending.length === 1 ? 'the migration' : 'the migrations'} ${pending.map(({ name }) => name).join(', ')}; run \`npm run migrate\` first.`,
    );
  });
}

/**
 * Checks that the product can run: every migration is applied, and its user has its rights.
 * @throws StartError with what is missing
 * @param {string} databaseUrl
 */
export async function requireUsable(databaseUrl) {
  await requireMigrated(databaseUrl);
  await withDatabase(databaseUrl, requireRights);
}
