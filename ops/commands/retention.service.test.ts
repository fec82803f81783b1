import { expect, test } from 'vitest';
import { keepPeriods } from '@/lib/account/retention/jobs';
import { runProgram } from '@/tests/setup/program';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { runRetention } from './retention.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments. */
async function run(): Promise<{ code: number; stdout: string }> {
  return runProgram('ops/commands/retention.run.ts', [], { DATABASE_URL: database.url }).then(
    ({ stdout }) => ({ code: 0, stdout }),
    ({ code, stdout }) => ({ code, stdout }),
  );
}

test('prints every period with the last run, and fails when a run failed', async () => {
  const before = await run();
  expect(before.code).toBe(0);
  expect(before.stdout).toContain('userTraces: address, hashed fingerprint');
  expect(before.stdout).toContain('kept 180 days, from the first visit');
  expect(before.stdout).toContain('last run (UTC): not yet');
  expect(before.stdout).toContain('ledger_entries: the books');

  await database.sql.query(
    `INSERT INTO limit_marks (subject, created_at) SELECT 'code:x', now() - interval '2 days' FROM generate_series(1, 3)`,
  );
  await keepPeriods(scopeOf(database.db));
  const after = await run();
  expect(after.code).toBe(0);
  expect(after.stdout).toMatch(
    /marks: .+\n.+\n +last run \(UTC\): 2\d{3}-\d\d-\d\d \d\d:\d\d 3 \(30 days: 3\)/,
  );
  expect(after.stdout).not.toContain('not yet');

  await database.sql.query("UPDATE retention_runs SET failed = true WHERE kind = 'marks'");
  const failed = await run();
  expect(failed.stdout).toContain('FAILED');
  expect(failed.code).toBe(1);
});

test('takes no arguments', async () => {
  await expect(runRetention(['now'])).rejects.toThrow('Usage');
});
