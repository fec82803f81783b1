import { beforeAll, expect, test } from 'vitest';
import { recharge } from '@/lib/payments/service';
import { reportVitals } from '@/lib/vitals/service';
import { makeQueueTables } from '@/ops/commands/queue-tables.mjs';
import { refundBuyer } from '@/tests/setup/refunds';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { noteRun } from '../jobs/service';
import { rebuildDays } from '../overview/service';
import { readSignals } from './service';

const database = serviceDatabase();
beforeAll(() => makeQueueTables(database.sql));

const read = async (now = () => new Date()) => {
  const { budgets } = scopeOf(database.db, { budgets: { freeReplies: 10 } });
  const signals = await readSignals({ db: database.db, now, budgets });
  return (name: string, labels: Record<string, string> = {}) =>
    signals.find(
      (one) => one.name === name && Object.entries(labels).every(([key, value]) => one.labels[key] === value),
    )?.value;
};

test('orders, jobs, the day and real visits are numbers that name nobody', async () => {
  const one = await refundBuyer(database);
  await one.buy('starter');
  await recharge(one.person, { userId: one.userId, planId: 'starter' });
  await database.sql.query(
    `INSERT INTO refund_requests (id, payment_id, reason, state, messages, amount)
     SELECT gen_random_uuid(), id, 'person', 'approved', 10, 29 FROM payments LIMIT 1`,
  );
  const transfer = (state: string, changed: string) =>
    database.sql.query(
      `INSERT INTO refund_transfers (id, payment_id, request_id, amount, state, changed_at)
       SELECT gen_random_uuid(), payment_id, id, 29, $1, now() - $2::interval FROM refund_requests LIMIT 1`,
      [state, changed],
    );
  for (const [state, changed] of [
    ['sent', '3 days'],
    ['failed', '1 hour'],
    ['failed', '2 days'],
  ] as const)
    await transfer(state, changed);
  const scope = scopeOf(database.db);
  await noteRun(scope, 'prove-ledger', async () => 3);
  await reportVitals(scope, { page: '/', values: { LCP: 1200 } });
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  await rebuildDays(scope, { from: day, upto: day });
  await database.sql.query('INSERT INTO free_replies (day, replies) VALUES ($1, 4)', [day]);
  const told = await read();
  expect(told('saathi_orders', { status: 'paid' })).toBe(1);
  expect(told('saathi_open_orders')).toBe(1);
  expect(told('saathi_refund_transfers', { state: 'sent' })).toBe(1);
  expect(told('saathi_refund_transfers', { state: 'failed' })).toBe(1);
  expect(told('saathi_ledger_drift_balances')).toBe(3);
  expect(told('saathi_job_last_success_timestamp_seconds', { task: 'prove-ledger' })).toBeCloseTo(
    Date.now() / 1000,
    -2,
  );
  expect(told('saathi_today', { number: 'revenue' })).toBe(2900);
  expect(told('saathi_budget_used_ratio', { budget: 'free replies' })).toBe(0.4);
  expect(told('saathi_web_vital_visits', { page: '/' })).toBe(1);
  expect(told('saathi_web_vital_p75', { page: '/', metric: 'LCP' })).toBeGreaterThan(1000);
});

test('an order that should have been asked about, and a job that does not run, grow with the time', async () => {
  const hour = () => new Date(Date.now() + 3_600_000);
  const told = await read(hour);
  expect(told('saathi_open_orders_overdue_seconds')).toBeGreaterThan(3_000);
  const later = await read(() => new Date(Date.now() + 4 * 3_600_000));
  expect(told('saathi_job_late', { task: 'prove-ledger' })).toBe(0);
  expect(later('saathi_job_late', { task: 'prove-ledger' })).toBe(1);
});
