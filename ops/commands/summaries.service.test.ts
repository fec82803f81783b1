import { expect, test } from 'vitest';
import { dayOf } from '@/lib/admin/overview/rules';
import { guest } from '@/tests/setup/people';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';
import { runSummaries } from './summaries.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments. */
async function run(...days: string[]): Promise<string> {
  const { stdout } = await runProgram('ops/commands/summaries.run.ts', days, {
    DATABASE_URL: database.url,
  });
  return stdout;
}

test('counts days anew, up to today and no further', async () => {
  const person = await guest(database.db);
  const today = dayOf(person.now());
  expect(await run(today, '2099-01-01')).toContain('Counted 1 days anew.');
  const { rows } = await database.sql.query(
    `SELECT value::int FROM daily_numbers WHERE day = $1 AND name = 'guests'`,
    [today],
  );
  expect(rows).toEqual([{ value: 1 }]);
});

test.each([
  [[]],
  [['2026-11-01']],
  [['yesterday', 'today']],
  [['2026-11-02', '2026-11-01']],
  [['2026-13-01', '2026-13-02']],
])('takes two days, not %j', async (args) => {
  await expect(runSummaries(args)).rejects.toThrow('Usage');
});
