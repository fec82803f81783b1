import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@/tests/setup/postgres';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { migrate, migrationState, readMigrations } from './migrate.mjs';

let folder: string;
let url: string;
let sql: pg.Client;

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-migrations-'));
  url = (await testDatabase({ empty: true })).url;
  sql = new pg.Client({ connectionString: url });
  await sql.connect();
});

afterEach(async () => {
  await sql.end();
  fs.rmSync(folder, { recursive: true, force: true });
});

function write(name: string, statement: string): void {
  fs.mkdirSync(path.join(folder, name), { recursive: true });
  fs.writeFileSync(path.join(folder, name, 'migration.sql'), statement);
}

const all = () => readMigrations(folder);

async function applied(): Promise<string[]> {
  const { rows } = await sql.query<{ migration_name: string }>(
    'SELECT migration_name FROM "_prisma_migrations" ORDER BY started_at',
  );
  return rows.map((row) => row.migration_name);
}

test('applies what is missing, in order, once', async () => {
  write('2_second', 'ALTER TABLE one ADD COLUMN b int');
  write('1_first', 'CREATE TABLE one (a int)');
  expect(await migrate(sql, all())).toEqual(['1_first', '2_second']);
  expect(await migrate(sql, all())).toEqual([]);
  write('3_third', 'ALTER TABLE one ADD COLUMN c int');
  expect(await migrate(sql, all())).toEqual(['3_third']);
  expect(await applied()).toEqual(['1_first', '2_second', '3_third']);
});

test('several processes at once apply each migration once', async () => {
  write('1_first', 'CREATE TABLE one (a int); SELECT pg_sleep(0.2)');
  const results = await Promise.all(
    [1, 2, 3].map(() => withDatabase(url, (client) => migrate(client, all()))),
  );
  expect(results.flat()).toEqual(['1_first']);
});

test('a migration that fails leaves nothing behind, and those before it stay', async () => {
  write('1_first', 'CREATE TABLE one (a int)');
  write('2_broken', 'CREATE TABLE two (a int); CREATE TABLE one (a int)');
  await expect(migrate(sql, all())).rejects.toThrow(
    'The migration 2_broken failed, and nothing of it was kept',
  );
  expect(await applied()).toEqual(['1_first']);
  expect((await sql.query(`SELECT to_regclass('two') AS two`)).rows).toEqual([{ two: null }]);
});

test('a migration that was changed after it was applied stops everything', async () => {
  write('1_first', 'CREATE TABLE one (a int)');
  await migrate(sql, all());
  write('1_first', 'CREATE TABLE one (a bigint)');
  await expect(migrationState(sql, all())).rejects.toThrow('The migration 1_first was changed after');
});

test('a migration that another program left half-way stops everything', async () => {
  write('1_first', 'CREATE TABLE one (a int)');
  await migrate(sql, all());
  await sql.query('UPDATE "_prisma_migrations" SET finished_at = NULL');
  await expect(migrationState(sql, all())).rejects.toThrow('The migration 1_first failed half-way');
});

test('a database of a newer version stops everything', async () => {
  write('1_first', 'CREATE TABLE one (a int)');
  write('2_second', 'CREATE TABLE two (a int)');
  await migrate(sql, all());
  fs.rmSync(path.join(folder, '2_second'), { recursive: true });
  await expect(migrationState(sql, all())).rejects.toThrow(
    '2_second, which this version of Saathi does not know',
  );
});

test('a user who may only read and write cannot migrate, and is told who can', async () => {
  write('1_first', 'CREATE TABLE one (a int)');
  const role = `reader_${path.basename(folder).replace(/\W/g, '')}`.toLowerCase();
  await sql.query(`CREATE ROLE "${role}" LOGIN PASSWORD 'reader'`);
  const theirs = Object.assign(new URL(url), { username: role, password: 'reader' }).href;
  try {
    const asReader = withDatabase(theirs, (client) => migrate(client, all()));
    await expect(asReader).rejects.toThrow(`The database user "${role}" may not change the database`);
  } finally {
    await sql.query(`DROP ROLE "${role}"`);
  }
});

test('a server that does not migrate by itself names what is missing', async () => {
  await expect(requireMigrated(url)).rejects.toThrow(/^The database lacks the migrations? \d{14}_foundation/);
  await migrate(sql, readMigrations());
  await expect(requireMigrated(url)).resolves.toBeUndefined();
});
