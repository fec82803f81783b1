import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireMigrated, requireUsable, withDatabase } from '@/dev/postgres/database.mjs';
import { deleteAccount } from '@/lib/account/deletion/service';
import { openDb } from '@/lib/server/db';
import { guest } from '@/tests/setup/people';
import { serviceDatabase } from '@/tests/setup/service-database';
import { makeQueueTables } from './queue-tables.mjs';
import { grantRights, renewRights } from './rights.mjs';

const database = serviceDatabase();
let roles: { app: string; reader: string };
const users: string[] = [];

/** The address of the database for a new user, who is a member of a role, or of none. */
async function userOf(role: string | null): Promise<string> {
  const url = new URL(database.url);
  url.username = `${url.pathname.slice(1)}_user${users.length}`;
  url.password = 'pass';
  await database.sql.query(
    `CREATE ROLE "${url.username}" LOGIN PASSWORD 'pass' ${role === null ? '' : `IN ROLE "${role}"`}`,
  );
  users.push(url.username);
  return url.href;
}

const refused = (url: string, ...statements: string[]) =>
  withDatabase(url, async (client: pg.Client) => {
    for (const statement of statements)
      await expect(client.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  });

beforeAll(async () => {
  await makeQueueTables(database.sql);
  const { app, reader } = await grantRights(database.sql);
  roles = { app, reader };
});

afterAll(async () => {
  const names = [...users, ...Object.values(roles)].map((name) => `"${name}"`).join(', ');
  await database.sql.query(`GRANT ${names} TO CURRENT_USER`);
  await database.sql.query(`DROP OWNED BY ${names}`);
  await database.sql.query(`DROP ROLE ${names}`);
});

test('the product starts, runs its queue, and deletes an account; the ledger, the schema and the rights it cannot change', async () => {
  const url = await userOf(roles.app);
  await requireUsable(url);
  await withDatabase(url, makeQueueTables);
  const db = openDb(url);
  const one = await guest(db);
  expect(await deleteAccount(one)).toEqual({ success: true });
  await db.close();
  await refused(
    url,
    'UPDATE ledger_entries SET delta = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
    'UPDATE prompt_activations SET activated_by = NULL',
    'DELETE FROM _prisma_migrations',
    'CREATE TABLE own (a int)',
    'CREATE SCHEMA own',
    'CREATE TABLE pgboss.own (a int)',
    'DROP TABLE users',
  );
});

test('a reader looks on, but not into what people said', async () => {
  const url = await userOf(roles.reader);
  await requireMigrated(url);
  await withDatabase(url, (client: pg.Client) => client.query('SELECT count(*) FROM ledger_entries'));
  await refused(
    url,
    'SELECT * FROM messages',
    'SELECT * FROM memory_facts',
    'SELECT * FROM otp_verifications',
    'UPDATE users SET name = NULL',
    'SELECT * FROM pgboss.job',
  );
});

test('a user without rights is told which, and not to migrate', async () => {
  const url = await userOf(null);
  await expect(requireUsable(url)).rejects.toThrow(
    /lacks SELECT on the table of migrations in the database ".+"; run `npm run grants` as the owner of its tables, then GRANT ".+_app" TO ".+"/,
  );
  await database.sql.query(`GRANT SELECT ON _prisma_migrations TO "${users.at(-1)}"`);
  await expect(requireUsable(url)).rejects.toThrow(
    /lacks DELETE, INSERT, SELECT, UPDATE on .+ and rights on \d+ more tables in the database/,
  );
  await expect(withDatabase(url, grantRights)).rejects.toThrow('does not own the tables');
});

test("what a migration adds is the roles' from then on", async () => {
  await database.sql.query('CREATE TABLE added (a int)');
  const url = await userOf(roles.app);
  await expect(requireUsable(url)).rejects.toThrow('lacks DELETE, INSERT, SELECT, UPDATE on added');
  await renewRights(database.sql);
  await requireUsable(url);
  await database.sql.query('DROP TABLE added');
});
