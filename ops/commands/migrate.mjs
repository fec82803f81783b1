// Applies prisma/migrations with plain SQL and keeps Prisma's own table of what was applied, in Prisma's own format,
// so that `prisma migrate status` and `prisma migrate deploy` agree with what they find.
import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { exists, inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { lacksRights } from './rights.mjs';

/** The advisory lock that Prisma's own migrate command takes, so that the two never run at once. */
const LOCK = 72_707_369;
const LOCK_LIMIT = '60s';

const NO_SUCH_TABLE = '42P01';
const NOT_PERMITTED = '42501';

const CREATE_TABLE = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) PRIMARY KEY NOT NULL,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

/** @typedef {{ name: string, sql: string, checksum: string }} Migration */

/**
 * What marks a migration of one statement that PostgreSQL takes outside a transaction alone: an index that is built while its table is written to
 * (https://www.postgresql.org/docs/current/sql-createindex.html, "Building Indexes Concurrently").
 */
const OUTSIDE_LINE = /^-- outside a transaction$/m;
const INDEX_NAME = /CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/;

/** ms between two looks whether another process has ended its migrations. */
const LOOK_MS = 200;

/**
 * What marks a migration that takes away what an earlier version used (docs/running.md, "In two steps"): its name says so, and a line of it
 * names the migration from which on no version uses that any more.
 */
const CONTRACT_NAME = /^\d+_contract_/;
const CONTRACT_LINE = /^-- contract since (\S+)$/m;

/**
 * @param {Pick<Migration, 'name' | 'sql'>} migration
 * @returns {string | undefined} the migration from which on no version uses what this one takes away; undefined when it only adds
 * @throws Error when name and text say different things
 */
export function contractSince({ name, sql }) {
  const since = CONTRACT_LINE.exec(sql)?.[1];
  if (CONTRACT_NAME.test(name) !== (since !== undefined))
    throw new Error(
      `${name}: a contract step is called …_contract_… and has a line "-- contract since <migration>", or neither.`,
    );
  return since;
}

/**
 * @param {string} [folder]
 * @returns {Migration[]} in the order they are applied
 */
export function readMigrations(folder = inProject('prisma/migrations')) {
  return fs
    .readdirSync(folder)
    .filter((name) => exists(path.join(folder, name, 'migration.sql')))
    .sort()
    .map((name) => {
      const sql = fs.readFileSync(path.join(folder, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Compares the migrations of this version with those that the database has recorded. A database that a newer version has migrated will do
 * as long as it has everything that this one uses: that is how the version before goes on during an upgrade, and how one goes back to it.
 * @param {import('pg').Client} client
 * @param {readonly Migration[]} migrations
 * @returns {Promise<{ pending: Migration[] }>}
 * @throws StartError when the database has a history that this version cannot build on
 */
export async function migrationState(client, migrations) {
  const recorded = await readRecord(client);
  const byName = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, finished_at: finishedAt, logs } of recorded) {
    const own = byName.get(name);
    if (!finishedAt)
      throw new StartError(
        `The migration ${name} failed half-way in this database; repair it, then record that with \`prisma migrate resolve\`.`,
      );
    if (!own && takesAway(name, logs, byName))
      throw new StartError(
        `The migration ${name} of a newer version took away what this version of Saathi uses; start a newer version.`,
      );
    if (own && own.checksum !== checksum)
      throw new StartError(
        `The migration ${name} was changed after this database had applied it; bring its migration.sql back as it was.`,
      );
  }
  const applied = new Set(recorded.map((row) => row.migration_name));
  return { pending: migrations.filter(({ name }) => !applied.has(name)) };
}

/**
 * Whether a migration that this version does not know took away what it uses.
 * @param {string} name
 * @param {string | null} logs what `apply` noted; nothing where another program applied it
 * @param {ReadonlyMap<string, Migration>} own
 */
function takesAway(name, logs, own) {
  const since = CONTRACT_LINE.exec(logs ?? '')?.[1];
  return CONTRACT_NAME.test(name) && (since === undefined || !own.has(since));
}

/** @param {import('pg').Client} client */
async function readRecord(client) {
  try {
    const { rows } = await client.query(
      'SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY started_at',
    );
    return rows;
  } catch (error) {
    const isThere = error.code === NO_SUCH_TABLE && (await isHidden(client));
    if (error.code === NOT_PERMITTED || isThere)
      throw lacksRights(client.user, client.database, [READ_RECORD]);
    if (error.code === NO_SUCH_TABLE) return [];
    throw error;
  }
}

const READ_RECORD = 'SELECT on the table of migrations';

/**
 * Whether the table is there, in a schema that this user may not look into.
 * @param {import('pg').Client} client
 */
async function isHidden(client) {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM pg_class WHERE relname = '_prisma_migrations' AND relnamespace = 'public'::regnamespace) AS hidden`,
  );
  return rows[0].hidden;
}

/**
 * Applies the missing migrations, each in one transaction with its record. When several processes do this at once, one does
 * the work and the others wait for it.
 * @param {import('pg').Client} client
 * @param {readonly Migration[]} migrations
 * @returns {Promise<string[]>} the names of those applied now
 */
export async function migrate(client, migrations) {
  await client.query(`SET lock_timeout = '${LOCK_LIMIT}'`);
  await takeLock(client);
  try {
    const { pending } = await migrationState(client, migrations);
    if (pending.length > 0)
      await inTransaction(client, () => client.query(CREATE_TABLE), 'the table of migrations');
    for (const migration of pending)
      if (OUTSIDE_LINE.test(migration.sql)) await applyOutside(client, migration);
      else await inTransaction(client, () => apply(client, migration), migration.name);
    return pending.map(({ name }) => name);
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await client.query('RESET lock_timeout');
  }
}

/**
 * Waits for the lock as a statement of its own each time: one that waits inside PostgreSQL holds a snapshot, for which an index that is built
 * concurrently would wait, and each would wait for the other.
 * @param {import('pg').Client} client
 */
async function takeLock(client) {
  const until = Date.now() + Number.parseInt(LOCK_LIMIT, 10) * 1000;
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS taken', [LOCK]);
    if (rows[0].taken) return;
    if (Date.now() > until)
      throw new StartError(
        'Another process has been migrating this database for a minute; start again when it is done.',
      );
    await setTimeout(LOOK_MS);
  }
}

/**
 * Builds an index while its table is in use. What an attempt that was cut off has left is taken away before.
 * @param {import('pg').Client} client
 * @param {Migration} migration
 */
async function applyOutside(client, migration) {
  const index = INDEX_NAME.exec(migration.sql)?.[1];
  if (!index)
    throw new Error(`${migration.name}: outside a transaction there is CREATE INDEX CONCURRENTLY "…" alone.`);
  try {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS "${index}"`);
    await client.query(migration.sql);
    await record(client, migration);
  } catch (error) {
    if (error.code === NOT_PERMITTED) throw notPermitted(client);
    throw new StartError(
      `The migration ${migration.name} failed: ${error.message}. The next start tries again.`,
    );
  }
}

/**
 * @param {import('pg').Client} client
 * @param {Migration} migration
 */
async function apply(client, migration) {
  await client.query(migration.sql);
  await record(client, migration);
}

/**
 * @param {import('pg').Client} client
 * @param {Migration} migration
 */
async function record(client, { name, sql, checksum }) {
  const since = contractSince({ name, sql });
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, logs, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, $4, now(), clock_timestamp(), 1)`,
    // A version that does not have this file reads there whether it may go on.
    [randomUUID(), checksum, name, since ? `-- contract since ${since}` : null],
  );
}

/**
 * @param {import('pg').Client} client
 * @param {() => Promise<unknown>} work
 * @param {string} name
 */
async function inTransaction(client, work, name) {
  await client.query('BEGIN');
  try {
    await work();
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (error.code === NOT_PERMITTED) throw notPermitted(client);
    throw new StartError(`The migration ${name} failed, and nothing of it was kept: ${error.message}.`);
  }
}

/** @param {import('pg').Client} client */
const notPermitted = (client) =>
  new StartError(
    `The database user "${client.user}" may not change the database "${client.database}"; run \`npm run migrate\` once as its owner, with DATABASE_URL set to that user.`,
  );
