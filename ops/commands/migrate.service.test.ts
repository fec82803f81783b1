import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '@/tests/setup/postgres';
import { requireMigrated, withDatabase } from '../../dev/postgres/database.mjs';
import { contractSince, migrate, migrationState, readMigrations } from './migrate.mjs';

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

describe('an index that is built while its table is in use', () => {
  const INDEX = '-- outside a transaction\nCREATE INDEX CONCURRENTLY "one_a_idx" ON "one" ("a")';

  test('is built once, however many processes start at once', async () => {
    write('1_first', 'CREATE TABLE one (a int)');
    write('2_index', INDEX);
    const results = await Promise.all(
      [1, 2, 3].map(() => withDatabase(url, (client) => migrate(client, all()))),
    );
    expect(results.flat()).toEqual(['1_first', '2_index']);
    const { rows } = await sql.query(
      `SELECT indisvalid FROM pg_index WHERE indexrelid = 'one_a_idx'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  });

  test('takes the place of what an attempt that was cut off has left', async () => {
    write('1_first', 'CREATE TABLE one (a int); INSERT INTO one VALUES (1), (1)');
    await migrate(sql, all());
    await expect(sql.query('CREATE UNIQUE INDEX CONCURRENTLY one_a_idx ON one (a)')).rejects.toThrow();
    write('2_index', INDEX);
    expect(await migrate(sql, all())).toEqual(['2_index']);
    const { rows } = await sql.query(
      `SELECT indisvalid, indisunique FROM pg_index WHERE indexrelid = 'one_a_idx'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
  });

  test('that cannot be built is tried again at the next start, and nothing else may stand beside it', async () => {
    write('1_first', 'CREATE TABLE one (b int)');
    write('2_index', INDEX);
    await expect(migrate(sql, all())).rejects.toThrow('The migration 2_index failed: ');
    expect(await applied()).toEqual(['1_first']);
    await sql.query('ALTER TABLE one ADD COLUMN a int');
    expect(await migrate(sql, all())).toEqual(['2_index']);
    write('3_more', '-- outside a transaction\nVACUUM one');
    await expect(migrate(sql, all())).rejects.toThrow('outside a transaction there is CREATE INDEX');
  });
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

describe('on a database that a newer version has migrated', () => {
  const remove = (name: string) => fs.rmSync(path.join(folder, name), { recursive: true });
  const CONTRACT = '-- contract since 2_unused\nALTER TABLE one DROP COLUMN a';

  test('a version goes on while all that it uses is there', async () => {
    write('1_first', 'CREATE TABLE one (a int)');
    write('2_second', 'CREATE TABLE two (a int)');
    await migrate(sql, all());
    remove('2_second');
    expect(await migrationState(sql, all())).toEqual({ pending: [] });
    expect(await migrate(sql, all())).toEqual([]);
  });

  test('the version before goes on after a contract step, an older one stops', async () => {
    write('1_first', 'CREATE TABLE one (a int, b int)');
    write('2_unused', 'ALTER TABLE one ADD COLUMN c int');
    write('3_contract_one', CONTRACT);
    await migrate(sql, all());
    remove('3_contract_one');
    expect(await migrationState(sql, all())).toEqual({ pending: [] });
    remove('2_unused');
    await expect(migrationState(sql, all())).rejects.toThrow(
      'The migration 3_contract_one of a newer version took away what this version of Saathi uses',
    );
  });

  test('a contract step that another program applied stops every version that does not know it', async () => {
    write('1_first', 'CREATE TABLE one (a int, b int)');
    write('2_unused', 'ALTER TABLE one ADD COLUMN c int');
    write('3_contract_one', CONTRACT);
    await migrate(sql, all());
    await sql.query('UPDATE "_prisma_migrations" SET logs = NULL');
    remove('3_contract_one');
    await expect(migrationState(sql, all())).rejects.toThrow('3_contract_one of a newer version');
  });
});

test.each([
  ['1_drop_a', '-- contract since 0_before\nSELECT 1'],
  ['1_contract_a', 'SELECT 1'],
])('a contract step says so twice, in its name and in its text: %s does not', (name, text) => {
  expect(() => contractSince({ name, sql: text })).toThrow('or neither');
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
