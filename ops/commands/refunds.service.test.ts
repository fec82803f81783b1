import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { askForRefund, listRefunds } from '@/lib/account/refunds/service';
import { runProgram } from '@/tests/setup/program';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { readRequest } from './refunds.mjs';

const database = serviceDatabase();

/** What the command runs once it has checked its arguments. */
async function run(...args: string[]): Promise<{ stdout: string; stderr: string }> {
  return runProgram('ops/commands/refunds.run.ts', readRequest(args), { DATABASE_URL: database.url });
}

test('lists what waits without a word about people, and two operators approve a large one', async () => {
  const one = await refundBuyer(database);
  const orderId = await one.buy('premium');
  await askForRefund(one.person, { orderId });
  const { id } = await one.request(orderId);
  const { stdout } = await run('list');
  for (const text of [id, orderId, '₹2,999', '1000']) expect(stdout).toContain(text);
  expect(stdout).not.toContain(one.userId);
  expect((await run('approve', id, '--by', 'asha@example.in')).stdout).toContain('second person');
  await expect(run('approve', id, '--by', 'asha@example.in')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('second person'),
  });
  expect((await run('approve', id.toUpperCase(), '--by', 'ben@example.in')).stdout).toContain(
    '₹2,999 go back',
  );
  expect((await run('list')).stdout).toContain('No refund waits');
});

test('refuses one, and the person reads why', async () => {
  const one = await refundBuyer(database);
  const orderId = await one.buy();
  await askForRefund(one.person, { orderId });
  const { id } = await one.request(orderId);
  await run('refuse', id, '--by', 'asha', '--because', 'The bank has returned the money already.');
  expect((await listRefunds(one.person)).refunds).toMatchObject([
    { state: 'refused', because: 'The bank has returned the money already.' },
  ]);
});

const ID = randomUUID();
test.each([
  [[]],
  [['approve', ID]],
  [['approve', 'everything', '--by', 'asha']],
  [['approve', ID, '--by', 'asha', '--because', 'why']],
  [['refuse', ID, '--by', 'asha']],
  [['refuse', ID, '--by', ' ', '--because', 'why']],
  [['refuse', ID, '--by', 'asha', '--because', 'x'.repeat(201)]],
  [['list', ID]],
  [['list', '--all']],
])('does nothing with %j but say how it is used', (args) => {
  expect(() => readRequest(args)).toThrow('Usage');
});
