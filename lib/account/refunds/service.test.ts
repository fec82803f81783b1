import { randomUUID } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { AppError } from '@/lib/kit/app-error';
import { recharge, verifyPayment } from '@/lib/payments/service';
import { getMe } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { exportData } from '../export/service';
import { askForRefund, listRefunds } from './service';

const database = serviceDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: AppError) => `${error.code}: ${error.message}`,
  );

async function buyer() {
  const shop = cashfreeBook();
  const person = await guest(database.db, { payments: shop.provider });
  const buy = async (planId: 'starter' | 'standard' = 'standard', scope = person) => {
    const { order_id: orderId } = await recharge(scope, { userId: idOf(scope), planId });
    shop.attempt(orderId, 'SUCCESS');
    await verifyPayment(scope, { orderId });
    return orderId;
  };
  const spend = async (messages: number) => {
    for (let sent = 0; sent < messages; sent += 1)
      await book(database.db, {
        ...{ owner: { kind: 'user', id: idOf(person) }, delta: -1, kind: LEDGER_KIND.send },
        ...{ reference: `turn:${randomUUID()}`, now: new Date() },
      });
  };
  return { shop, person, buy, spend };
}

test('a guest reads what may be asked back, asks, and follows it', async () => {
  const { person, buy, spend } = await buyer();
  expect(await listRefunds(person)).toEqual({ refunds: [], refundable: [] });
  const orderId = await buy();
  await spend(25);
  expect((await listRefunds(person)).refundable).toEqual([{ orderId, messages: 30, amount: 120 }]);
  expect(await askForRefund(person, { orderId })).toMatchObject({
    success: true,
    refund: { orderId, state: 'asked', messages: 30, amount: 120, because: null },
  });
  const { refunds, refundable } = await listRefunds(person);
  expect(refunds).toMatchObject([{ orderId, state: 'asked', messages: 30, amount: 120 }]);
  expect(refundable).toEqual([]);
  // Nothing is taken before somebody approves it.
  expect((await getMe(person)).messageBalance).toBe(30);
});

test('ten taps at once make one request', async () => {
  const { person, buy } = await buyer();
  const orderId = await buy();
  const ends = await Promise.all(
    Array.from({ length: 10 }, () => refusal(askForRefund(person, { orderId }))),
  );
  expect(ends.filter((end) => end === 'answered')).toHaveLength(1);
  expect(ends.filter((end) => end.startsWith('conflict: You have asked for this refund'))).toHaveLength(9);
  expect((await listRefunds(person)).refunds).toHaveLength(1);
});

test('what is used, old, not the latest, or not paid is refused in words', async () => {
  const { person, buy, spend } = await buyer();
  const first = await buy('starter');
  const second = await buy('standard');
  expect(await refusal(askForRefund(person, { orderId: first }))).toContain('conflict: Only your latest');
  const later = { ...person, now: () => new Date(Date.now() + 7.1 * DAY_MS) };
  expect(await refusal(askForRefund(later, { orderId: second }))).toContain(
    'conflict: A refund can be asked',
  );
  expect((await listRefunds(later)).refundable).toEqual([]);
  await spend(65);
  expect(await refusal(askForRefund(person, { orderId: second }))).toContain('conflict: All messages');
  const { order_id: open } = await recharge(person, { userId: idOf(person), planId: 'standard' });
  expect(await refusal(askForRefund(person, { orderId: open }))).toContain(
    'conflict: This order was not paid',
  );
});

test('free messages that came after the bought ones were used are worth nothing', async () => {
  const { person, buy, spend } = await buyer();
  const orderId = await buy('starter');
  await spend(15);
  await book(database.db, {
    ...{ owner: { kind: 'user', id: idOf(person) }, delta: 100, kind: LEDGER_KIND.referral },
    ...{ reference: `referral:${randomUUID()}`, now: new Date() },
  });
  expect(await refusal(askForRefund(person, { orderId }))).toContain('All messages');
});

test('somebody else’s order, and one that does not exist, are not found', async () => {
  const { buy } = await buyer();
  const orderId = await buy();
  const other = await guest(database.db);
  expect(await refusal(askForRefund(other, { orderId }))).toContain('not_found');
  expect(await refusal(askForRefund(other, { orderId: 'recharge_nothing' }))).toContain('not_found');
  expect((await listRefunds(other)).refunds).toEqual([]);
});

test('what a guest bought is asked back by the member it became, at what was left when it moved', async () => {
  const google = googleProfile();
  const account = await guest(database.db);
  await signIn(account, google);
  const { person, buy, spend } = await buyer();
  const orderId = await buy('standard');
  await spend(15);
  const { id } = await signIn(person, google);
  const member = scopeOf(database.db, { actor: { ...person.actor, userId: id } });
  expect((await listRefunds(member)).refundable).toEqual([{ orderId, messages: 40, amount: 160 }]);
  expect(await askForRefund(member, { orderId })).toMatchObject({ refund: { messages: 40 } });
});

test('a browser without a user has no refunds to read', async () => {
  expect(await refusal(listRefunds(scopeOf(database.db)))).toContain('not_signed_in');
});

test('the download of one’s data lists the refunds, without who decided on them', async () => {
  const { person, buy } = await buyer();
  const orderId = await buy();
  await askForRefund(person, { orderId });
  const file = unzipSync((await exportData(person)).bytes)['my-data.json'];
  const { refunds } = JSON.parse(strFromU8(file ?? new Uint8Array()));
  expect(refunds).toEqual([expect.objectContaining({ orderId, state: 'asked', messages: 50, amount: 199 })]);
  expect(refunds[0]).not.toHaveProperty('approvals');
});
