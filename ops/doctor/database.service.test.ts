import { expect, test } from 'vitest';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { serviceDatabase } from '@/tests/setup/service-database';
import { examineDatabase } from './database.mjs';

const database = serviceDatabase();

test('finds a queue without tables, then one without a worker, and rights that are too many', async () => {
  const before = await examineDatabase(database.url);
  expect(before).toContainEqual({ state: 'wrong', text: expect.stringContaining('job queue has no tables') });

  await makeQueueTables(database.sql);
  const findings = await examineDatabase(database.url);
  expect(findings.map(({ state, text }) => `${state}: ${text}`)).toEqual([
    'well: every migration is applied',
    expect.stringMatching(/^look: ".+" may change the schema and the ledger/),
    'well: the clock agrees with that of the database',
    expect.stringMatching(/^(well|look): \d+ of \d+ connections are used$/),
    'wrong: no worker has looked for jobs in 10 minutes; start one, or set JOBS=on',
    'well: every balance agrees with its ledger',
  ]);
});

test('counts balances that drift', async () => {
  const { rows } = await database.sql.query(
    'INSERT INTO users (id, message_balance) VALUES (gen_random_uuid(), 7) RETURNING id',
  );
  expect(await examineDatabase(database.url)).toContainEqual({
    state: 'wrong',
    text: '1 balances differ from their ledger; `npm run audit:ledger` lists them',
  });
  await database.sql.query('DELETE FROM users WHERE id = $1', [rows[0].id]);
});

test('says in one sentence why there is no database', async () => {
  expect(await examineDatabase(undefined)).toEqual([
    { state: 'wrong', text: expect.stringContaining('DATABASE_URL is not set') },
  ]);
  expect(await examineDatabase('postgresql://a:sesame@127.0.0.1:1/saathi')).toEqual([
    { state: 'wrong', text: expect.stringMatching(/^No PostgreSQL answers at 127\.0\.0\.1:1/) },
  ]);
});
