import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readMigrations } from '@/ops/commands/migrate.mjs';
import { testDatabase } from '@/tests/setup/postgres';
import { findBrokenQueries, findRefusals, numbered } from './migration-steps.mjs';
import { readVersionBefore } from './version-before.mjs';

let sql: pg.Client;

beforeEach(async () => {
  sql = new pg.Client({ connectionString: (await testDatabase({ empty: true })).url });
  await sql.connect();
});

afterEach(() => sql.end());

test('no migration since the version in service takes away what that one uses, and all that it asks is understood', async () => {
  const version = readVersionBefore();
  expect(Object.keys(version.columns).length).toBeGreaterThan(30);
  expect(Object.keys(version.statements).length).toBeGreaterThan(50);
  expect(await findRefusals(sql, readMigrations(), version)).toEqual([]);
  expect(await findBrokenQueries(sql, version)).toEqual([]);
});

describe('of a version with one table', () => {
  const FIRST = `CREATE TYPE tone AS ENUM ('warm', 'dry');
    CREATE TABLE notes (id int PRIMARY KEY, text varchar(10) NOT NULL, mood text, old text, tone tone NOT NULL DEFAULT 'warm')`;
  const version = {
    migration: '1_first',
    columns: { notes: ['id', 'text', 'mood', 'tone'] },
    statements: {
      'find.sql': '/* @name Find */ SELECT text AS "text!" FROM notes WHERE mood = :mood!::text -- a :word',
    },
  };
  const migration = (name: string, text: string) => ({ name, sql: text, checksum: name });
  const refusals = (...steps: [string, string][]) =>
    findRefusals(
      sql,
      [['1_first', FIRST] as const, ...steps].map(([name, text]) => migration(name, text)),
      version,
    );

  test.each([
    ['a table', 'CREATE TABLE more (a int NOT NULL)'],
    ['a column that may be null', 'ALTER TABLE notes ADD COLUMN extra int'],
    ['a column with a default', 'ALTER TABLE notes ADD COLUMN extra int NOT NULL DEFAULT 1'],
    ['a longer text', 'ALTER TABLE notes ALTER COLUMN text TYPE varchar(20)'],
    ['an index', 'CREATE INDEX ON notes (mood)'],
    [
      'a table and what it has to fulfil',
      'CREATE TABLE more (a int); ALTER TABLE more ALTER COLUMN a SET NOT NULL',
    ],
  ])('%s may be added in one step', async (_, text) => {
    expect(await refusals(['2_more', text])).toEqual([]);
    expect(await findBrokenQueries(sql, version)).toEqual([]);
  });

  test.each([
    ['DROP TABLE notes', 'the table notes is gone'],
    ['ALTER TABLE notes RENAME TO papers', 'the table notes is gone'],
    ['ALTER TABLE notes DROP COLUMN mood', 'notes.mood is gone'],
    ['ALTER TABLE notes RENAME COLUMN mood TO feeling', 'notes.mood is gone'],
    ['ALTER TABLE notes ALTER COLUMN mood SET NOT NULL', 'notes.mood may be null no more'],
    ['ALTER TABLE notes ALTER COLUMN text TYPE varchar(5)', 'notes.text is character varying(5), and was'],
    ['ALTER TABLE notes ALTER COLUMN id TYPE bigint', 'notes.id is bigint, and was integer'],
    ['ALTER TABLE notes ALTER COLUMN tone DROP DEFAULT', 'notes.tone gets no value by itself any more'],
    ['ALTER TABLE notes ADD COLUMN extra int NOT NULL', 'notes.extra is new, may not be null'],
    ["ALTER TABLE notes ADD CHECK (mood <> 'grim')", 'rows of notes have to fulfil more: notes_mood_check'],
    [
      'CREATE UNIQUE INDEX one_mood ON notes (mood)',
      'rows of notes have to fulfil more: CREATE UNIQUE INDEX one_mood',
    ],
  ])('%s is refused in one step', async (text, why) => {
    const [refusal, ...others] = await refusals(['2_change', text]);
    expect(refusal).toContain(`2_change: ${why}`);
    expect(refusal).toContain('that takes a contract step');
    expect(others).toEqual([]);
  });

  test('a unique index over a new column that may be null may be added in one step', async () => {
    const column: [string, string] = ['2_column', 'ALTER TABLE notes ADD COLUMN twin int'];
    const index = 'CREATE UNIQUE INDEX one_twin ON notes (mood, twin)';
    expect(await refusals(column, ['3_index', index])).toEqual([]);
  });

  test('a unique index that counts nulls as the same is refused over a new column, too', async () => {
    const column: [string, string] = ['2_column', 'ALTER TABLE notes ADD COLUMN twin int'];
    const index = 'CREATE UNIQUE INDEX one_twin ON notes (twin) NULLS NOT DISTINCT';
    const [refusal] = await refusals(column, ['3_index', index]);
    expect(refusal).toContain('rows of notes have to fulfil more');
  });

  test('a contract step takes away what the version in service does not use', async () => {
    const text =
      '-- contract since 1_first\nALTER TABLE notes DROP COLUMN old, ALTER COLUMN mood SET NOT NULL';
    expect(await refusals(['2_contract_notes', text])).toEqual([]);
  });

  test('a contract step is refused when the version in service uses what goes', async () => {
    const text = '-- contract since 1_first\nALTER TABLE notes DROP COLUMN mood';
    expect(await refusals(['2_contract_notes', text])).toEqual([
      '2_contract_notes: notes.mood is gone, and the models of the version in service have it',
    ]);
    expect(await findBrokenQueries(sql, version)).toEqual([
      'the model of notes: column "mood" does not exist',
      'find.sql: column "mood" does not exist',
    ]);
  });

  test('a contract step is refused while what stopped using it is not in service', async () => {
    const text = '-- contract since 2_stop\nALTER TABLE notes DROP COLUMN old';
    expect(await refusals(['2_stop', 'SELECT 1'], ['3_contract_notes', text])).toEqual([
      '3_contract_notes: the version in service is older than 2_stop, so it still uses what goes',
    ]);
  });
});

test('a query is read as PostgreSQL reads it', () => {
  const text =
    "/* @name A\n @param ids -> (...) */ SELECT a::text, :b!::int FROM t WHERE c IN :ids AND d = :b -- 'x'";
  expect(numbered(text).trim()).toBe('SELECT a::text, $1::int FROM t WHERE c IN ($2) AND d = $1');
});
