import { expect, test } from 'vitest';
import { reportVitals } from '@/lib/vitals/service';
import { runProgram } from '@/tests/setup/program';
import { serviceDatabase } from '@/tests/setup/service-database';
import { runVitals } from './vitals.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments; spaces of the table narrowed. */
async function run(): Promise<string> {
  const { stdout } = await runProgram('ops/commands/vitals.run.ts', [], { DATABASE_URL: database.url });
  return stdout.replace(/ +/g, ' ');
}

test('prints what was measured by page, with a mark, or that nothing was', async () => {
  expect(await run()).toContain('No visit of the last 28 days');
  const scope = { db: database.db, now: () => new Date() };
  for (const LCP of [2500, 2500, 2500, 12_000])
    await reportVitals(scope, { page: '/chat/{id}', values: { LCP, INP: 5000, CLS: 0.25 } });
  await reportVitals(scope, { page: '/', values: { CLS: 0 } });
  const table = await run();
  expect(table).toMatch(/'\/chat\/\{id\}' │ 4 │ '2,500 ms good' │ '4,875 ms poor' │ '0.24 needs work'/);
  expect(table).toMatch(/'\/' │ 1 │ '–' │ '–' │ '0.00 good'/);
});

test('takes no arguments', async () => {
  await expect(runVitals(['/'])).rejects.toThrow('Usage');
});
