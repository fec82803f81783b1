import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSystemPostgres } from '../../tests/setup/system-postgres';
import { migrate, readMigrations } from '../commands/migrate.mjs';
import { seedDatabase } from '../commands/seed.mjs';
import { filesOf, listBackups, nameAt } from './archive.mjs';
import { makeBackup, removeOld } from './backup.mjs';
import { drill } from './drill.mjs';
import { folderStore } from './folder-store.mjs';

let postgres: Awaited<ReturnType<typeof startSystemPostgres>>;
let admin: pg.Client;
let source: pg.Client;
let folder: string;
let identity: string;
let settings: { recipients: string[] };
const path0 = process.env.PATH;

async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function emptyDatabase(): Promise<string> {
  const name = `drill_${randomUUID().slice(0, 8)}`;
  await admin.query(`CREATE DATABASE ${name}`);
  return postgres.urlOf(name);
}

/** A guest with a balance that its ledger explains. */
const addGuest = (messages: number) =>
  source.query(
    `WITH person AS (INSERT INTO users (id, message_balance) VALUES (gen_random_uuid(), $1) RETURNING id)
     INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
     SELECT gen_random_uuid(), 'user', id, $1, $1, 'grant', id::text FROM person`,
    [messages],
  );

beforeAll(async () => {
  postgres = await startSystemPostgres();
  process.env.PATH = `${postgres.programs}:${path0}`;
  admin = await connect(postgres.urlOf('postgres'));
  await admin.query('CREATE DATABASE source');
  source = await connect(postgres.urlOf('source'));
  await migrate(source, readMigrations());
  await seedDatabase(source);
  await addGuest(5);
  identity = await generateX25519Identity();
  settings = { recipients: [await identityToRecipient(identity)] };
  vi.spyOn(console, 'log').mockReturnValue(undefined);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterAll(async () => {
  vi.restoreAllMocks();
  process.env.PATH = path0;
  await source?.end();
  await admin?.end();
  postgres?.stop();
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'saathi-backup-'));
  return () => rm(folder, { recursive: true, force: true });
});

const now = new Date();

describe('a backup', () => {
  test('is restored into an empty database, with every row and every balance', async () => {
    const store = folderStore(folder);
    const { name, manifest } = await makeBackup(postgres.urlOf('source'), store, settings);
    expect(await listBackups(store)).toEqual([name]);
    const databaseUrl = await emptyDatabase();
    expect(await drill({ store, name, identity, databaseUrl, now })).toEqual([]);
    const restored = await connect(databaseUrl);
    const { rows } = await restored.query('SELECT message_balance FROM users');
    await restored.end();
    expect(rows).toContainEqual({ message_balance: 5 });
    expect(manifest.rows['public.users']).toBe(rows.length);
  });

  test('cannot be read without the key, and says nothing of people in its manifest', async () => {
    const store = folderStore(folder);
    const { name, manifest } = await makeBackup(postgres.urlOf('source'), store, settings);
    expect(readFileSync(path.join(folder, filesOf(name).secret), 'latin1')).toMatch(
      /^age-encryption\.org\/v1\n/,
    );
    expect(Object.keys(manifest)).toEqual(['madeAt', 'postgres', 'migration', 'rows', 'bytes', 'sha256']);
    const stranger = await generateX25519Identity();
    const databaseUrl = await emptyDatabase();
    await expect(drill({ store, name, identity: stranger, databaseUrl, now })).rejects.toThrow(
      /cannot be opened with this key/,
    );
  });

  test('holds the state of one moment, also while people go on', async () => {
    const store = folderStore(folder);
    const busy = {
      ...store,
      put: async (...args: Parameters<typeof store.put>) => {
        await addGuest(7);
        await store.put(...args);
        await addGuest(7);
      },
    };
    const { name } = await makeBackup(postgres.urlOf('source'), busy, settings);
    expect(await drill({ store, name, identity, databaseUrl: await emptyDatabase(), now })).toEqual([]);
  });

  test('that was changed on the way does not pass', async () => {
    const store = folderStore(folder);
    const { name } = await makeBackup(postgres.urlOf('source'), store, settings);
    const file = path.join(folder, filesOf(name).secret);
    const bytes = readFileSync(file);
    bytes[bytes.length - 40] = (bytes.at(-40) ?? 0) ^ 1;
    writeFileSync(file, bytes);
    await expect(drill({ store, name, identity, databaseUrl: await emptyDatabase(), now })).rejects.toThrow();
  });

  test('with rows or balances that are not what they were does not pass', async () => {
    const store = folderStore(folder);
    await addGuest(9);
    await source.query('BEGIN');
    await source.query('UPDATE users SET message_balance = message_balance + 1 WHERE message_balance = 9');
    await source.query('COMMIT');
    const { name, manifest } = await makeBackup(postgres.urlOf('source'), store, settings);
    await source.query('UPDATE users SET message_balance = 9 WHERE message_balance = 10');
    const file = path.join(folder, filesOf(name).manifest);
    const users = manifest.rows['public.users'] ?? 0;
    writeFileSync(
      file,
      JSON.stringify({ ...manifest, rows: { ...manifest.rows, 'public.users': users + 3 } }),
    );
    expect(await drill({ store, name, identity, databaseUrl: await emptyDatabase(), now })).toEqual([
      `public.users: ${users} rows instead of ${users + 3}`,
      '1 balances differ from the ledger.',
    ]);
  });

  test('that pg_dump gives up leaves nothing behind', async () => {
    const store = folderStore(folder);
    await admin.query('CREATE ROLE weak LOGIN; GRANT CONNECT ON DATABASE source TO weak');
    await source.query('GRANT SELECT ON _prisma_migrations TO weak');
    const url = postgres.urlOf('source').replace('postgres:none', 'weak:none');
    await expect(makeBackup(url, store, settings)).rejects.toThrow(/pg_dump failed: .*permission denied/s);
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is never restored over something', async () => {
    const store = folderStore(folder);
    const { name } = await makeBackup(postgres.urlOf('source'), store, settings);
    await expect(
      drill({ store, name, identity, databaseUrl: postgres.urlOf('source'), now }),
    ).rejects.toThrow(/not empty/);
  });
});

test('old backups go, and the newest stays whatever its age', async () => {
  const store = folderStore(folder);
  const days = (count: number) => new Date(Date.UTC(2026, 0, 60) - count * 86_400_000);
  const names = [100, 60, 36, 35, 1].map((age) => nameAt(days(age)));
  for (const name of names) {
    const { secret, manifest } = filesOf(name);
    writeFileSync(path.join(folder, secret), '');
    writeFileSync(path.join(folder, manifest), '{}');
  }
  expect(await removeOld(store, 35, days(0))).toEqual([names[2], names[1], names[0]]);
  expect(await listBackups(store)).toEqual([names[4], names[3]]);
  expect(await removeOld(store, 35, days(-400))).toEqual([names[3]]);
});
