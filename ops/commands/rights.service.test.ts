import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireMigrated, requireUsable, withDatabase } from '@/dev/postgres/database.mjs';
import { deleteAccount } from '@/lib/account/deletion/service';
import { keepPeriods } from '@/lib/account/retention/jobs';
import { sendMessage } from '@/lib/chat/turns/service';
import { openDb } from '@/lib/server/db';
import { recordConsent } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf } from '@/tests/setup/scope';
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
  const profile = { googleId: randomUUID(), email: null, name: null, picture: null };
  await recordConsent(one, { purpose: 'adult', granted: true });
  await sendMessage(one, { sessionId: await chat(one), sender: 'user', content: 'i want to die' });
  // A guest with a consent comes into an account that there is, and that is deleted.
  await signIn(scopeOf(db), profile);
  const { id: userId } = await signIn(one, profile);
  const member = scopeOf(db, { actor: { ...one.actor, userId, authenticatedAt: new Date() } });
  const count = async (table: string) =>
    (await database.sql.query(`SELECT count(*)::int AS rows FROM ${table}`)).rows[0].rows;
  expect([await count('consents'), await count('safety_events')]).toEqual([1, 1]);
  expect(await deleteAccount(member)).toEqual({ success: true });
  // What was noticed stays, of nobody.
  expect([await count('consents'), await count('safety_events WHERE session_id IS NULL')]).toEqual([0, 1]);
  // The nightly job needs no more, either.
  const lines: string[] = [];
  const listen = (_: unknown, event: string) => void lines.push(event);
  const later = scopeOf(db, { now: () => new Date(Date.now() + 800 * 24 * 3_600_000) });
  expect(await keepPeriods({ ...later, log: { ...later.log, error: listen } })).toBeGreaterThan(0);
  expect(lines).toEqual([]);
  await db.close();
  await refused(
    url,
    'UPDATE ledger_entries SET delta = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ALL',
    'UPDATE prompt_activations SET activated_by = NULL',
    'UPDATE audit_entries SET reason = NULL',
    'DELETE FROM audit_entries',
    'TRUNCATE audit_entries',
    'UPDATE audit_checks SET broken_at = NULL',
    'DELETE FROM audit_checks',
    'TRUNCATE audit_checks',
    'UPDATE invoices SET serial = 1',
    'DELETE FROM invoices',
    'TRUNCATE invoices',
    "UPDATE payment_events SET kind = 'paid'",
    'DELETE FROM payment_events',
    'TRUNCATE payment_events',
    "UPDATE setting_changes SET reason = ''",
    'DELETE FROM setting_changes',
    "UPDATE safety_events SET rule = ''",
    'TRUNCATE safety_events',
    'UPDATE consents SET granted = true',
    'UPDATE consents SET created_at = now()',
    'TRUNCATE consents',
    'DELETE FROM _prisma_migrations',
    'CREATE TABLE own (a int)',
    'CREATE SCHEMA own',
    'CREATE TABLE job_queue.own (a int)',
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
    'SELECT * FROM push_subscriptions',
    'UPDATE users SET name = NULL',
    'SELECT * FROM job_queue.job',
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
