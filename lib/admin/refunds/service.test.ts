import { expect, test } from 'vitest';
import { askForRefund, listRefunds as listOwn } from '@/lib/account/refunds/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { operatorScope } from '@/tests/setup/operators';
import { refundBuyer } from '@/tests/setup/refunds';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund, listRefunds, refuseRefund } from './service';

const database = serviceDatabase();
const support = (over = {}) => operatorScope(database.db, 'support', over);

async function asked(planId: 'starter' | 'standard' | 'premium') {
  const one = await refundBuyer(database);
  const orderId = await one.buy(planId);
  await askForRefund(one.person, { orderId });
  return { ...one, orderId, id: (await one.request(orderId)).id as string };
}

async function linesAbout(id: string) {
  const { rows } = await database.sql.query(
    `SELECT operator, action, reason FROM audit_entries WHERE subject_kind = 'refund' AND subject_id = $1 ORDER BY seq`,
    [id],
  );
  return rows;
}

test('what waits is listed with what it takes, approved once however many operators approve, and stands in the log', async () => {
  const one = await asked('starter');
  const listed = (await listRefunds(support(), {})).refunds.find(({ id }) => id === one.id);
  expect(listed).toMatchObject({ orderId: one.orderId, messages: 10, amount: 29, paid: 29, needed: 1 });
  const results = await Promise.allSettled(
    Array.from({ length: 5 }, () => approveRefund(support(), { id: one.id })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await linesAbout(one.id)).toMatchObject([{ action: 'refund.approve' }]);
  expect(await one.ledger(one.orderId)).toEqual([{ kind: 'refund', delta: -10 }]);
  expect((await listRefunds(support(), {})).refunds.map(({ id }) => id)).not.toContain(one.id);
  expect(await driftingOwners(database.sql)).toEqual([]);
});

test('above the limit two different accounts approve, each with a line', async () => {
  const one = await asked('premium');
  const first = support({ email: 'first@example.com' });
  expect(await approveRefund(first, { id: one.id })).toMatchObject({ outcome: 'waiting', amount: 2999 });
  await expect(approveRefund(first, { id: one.id })).rejects.toMatchObject({ code: 'conflict' });
  expect(await one.ledger(one.orderId)).toEqual([]);
  expect(await approveRefund(support({ email: 'second@example.com' }), { id: one.id })).toMatchObject({
    outcome: 'approved',
  });
  expect(await linesAbout(one.id)).toEqual([
    { operator: 'first@example.com', action: 'refund.approve', reason: null },
    { operator: 'second@example.com', action: 'refund.approve', reason: null },
  ]);
});

test('a refusal tells the person why, changes no balance, and is final', async () => {
  const one = await asked('starter');
  const reason = 'The messages were used for an hour of chat.';
  await refuseRefund(support(), { id: one.id, reason });
  expect((await listOwn(one.person)).refunds).toMatchObject([{ state: 'refused' }]);
  expect(await one.ledger(one.orderId)).toEqual([]);
  await expect(approveRefund(support(), { id: one.id })).rejects.toMatchObject({ code: 'conflict' });
  expect(await linesAbout(one.id)).toMatchObject([{ action: 'refund.refuse', reason }]);
});

test('who signed in more than 15 minutes ago signs in again first, and nothing is decided', async () => {
  const one = await asked('starter');
  const late = { ...support(), now: () => new Date(Date.now() + 16 * 60_000) };
  await expect(approveRefund(late, { id: one.id })).rejects.toMatchObject({ fields: { signIn: 'again' } });
  await expect(refuseRefund(late, { id: one.id, reason: 'Not now.' })).rejects.toMatchObject({
    fields: { signIn: 'again' },
  });
  expect(await one.request(one.orderId)).toMatchObject({ state: 'asked' });
  expect(await linesAbout(one.id)).toEqual([]);
});
