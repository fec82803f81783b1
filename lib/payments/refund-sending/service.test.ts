import { describe, expect, test } from 'vitest';
import { askForRefund, listRefunds } from '@/lib/account/refunds/service';
import { providerShares } from '@/lib/server/provider-share';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { refundBuyer } from '@/tests/setup/refunds';
import type { TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { approveRefund } from '../refund-approval/service';
import { paymentWebhook } from '../webhook/service';
import { REFUND_LOOKS_A_MINUTE, REFUNDS_A_MINUTE } from './constants';
import { sendRefunds } from './jobs';

const database = serviceDatabase();
const MINUTE_MS = 60_000;
const later = (scope: TestScope, minutes: number): TestScope => ({
  ...scope,
  now: () => new Date(Date.now() + minutes * MINUTE_MS),
});
const audit = async () => expect(await driftingOwners(database.sql)).toEqual([]);

/** A refund of 50 messages for ₹199 that is approved and not sent yet. */
async function approved() {
  // Those of other tests are at another Cashfree.
  await database.sql.query('UPDATE refund_transfers SET next_check_at = NULL');
  const one = await refundBuyer(database);
  const orderId = await one.buy();
  await askForRefund(one.person, { orderId });
  const requestId = (await one.request(orderId)).id;
  await approveRefund(one.person, { requestId, operator: 'asha' });
  const state = async () => (await one.request(orderId)).state;
  return { ...one, orderId, requestId, state };
}

describe('an approved refund', () => {
  test('is sent, asked about, and done when Cashfree says so', async () => {
    const one = await approved();
    expect(await sendRefunds(one.person)).toBe(1);
    const [transfer] = await one.transfers(one.orderId);
    expect(one.shop.refunds()).toMatchObject([
      { refundId: transfer.id, orderId: one.orderId, amount: 199, note: 'Unused messages' },
    ]);
    expect(await one.state()).toBe('sent');
    expect(await sendRefunds(one.person)).toBe(0);
    one.shop.endRefundsAs('ONHOLD');
    await sendRefunds(later(one.person, 2));
    expect(await one.state()).toBe('sent');
    one.shop.refunds().forEach((refund) => {
      refund.status = 'SUCCESS';
    });
    await sendRefunds(later(one.person, 10));
    expect((await listRefunds(one.person)).refunds).toMatchObject([
      { state: 'done', amount: 199, because: null },
    ]);
    expect(await sendRefunds(later(one.person, 10_000))).toBe(0);
    expect(await one.balance()).toBe(5);
    expect(one.person.noted).toEqual(['refund: approved', 'refund: paid']);
    await audit();
  });

  test('waits while Cashfree is down, ever longer, and is sent once it is there', async () => {
    const one = await approved();
    one.shop.setDown(true);
    for (const minutes of [0, 2, 5]) expect(await sendRefunds(later(one.person, minutes))).toBe(1);
    expect(await sendRefunds(later(one.person, 6))).toBe(0);
    expect(await one.state()).toBe('approved');
    one.shop.setDown(false);
    expect(await sendRefunds(later(one.person, 20))).toBe(1);
    expect(await one.state()).toBe('sent');
  });

  test('is not paid twice when Cashfree’s answer is lost, or dies with the process before it is stored', async () => {
    const one = await approved();
    one.shop.loseRefundAnswers(true);
    await sendRefunds(one.person);
    one.shop.loseRefundAnswers(false);
    const dying = {
      ...later(one.person, 2),
      db: {
        ...database.db,
        transaction: async () => {
          throw new Error('the process dies');
        },
      },
    };
    await sendRefunds(dying);
    expect(await one.state()).toBe('approved');
    await sendRefunds(later(one.person, 10));
    expect(await one.state()).toBe('sent');
    expect(one.shop.refunds()).toHaveLength(1);
    expect(one.shop.refunds()).toMatchObject([
      { refundId: (await one.transfers(one.orderId))[0].id, amount: 199 },
    ]);
  });

  test('is left to the next process when one died after taking it', async () => {
    const one = await approved();
    const dead = { ...one.person, takeProviderCall: () => Promise.reject(new Error('killed')) };
    await expect(sendRefunds(dead)).rejects.toThrow('killed');
    expect(await sendRefunds(later(one.person, 4))).toBe(0);
    expect(await sendRefunds(later(one.person, 6))).toBe(1);
    expect(one.shop.refunds()).toHaveLength(1);
  });

  test('is sent once by ten processes at the same moment', async () => {
    const one = await approved();
    await Promise.all(Array.from({ length: 10 }, () => sendRefunds(one.person)));
    expect(one.shop.refunds()).toHaveLength(1);
    expect(await one.state()).toBe('sent');
  });
});

describe('what Cashfree does not pay', () => {
  test.each(['CANCELLED', 'FAILED'])(
    '%s gives the messages back once, says why, and may be asked for again',
    async (status) => {
      const one = await approved();
      await sendRefunds(one.person);
      one.shop.endRefundsAs(status);
      const [{ id }] = await one.transfers(one.orderId);
      await Promise.all([
        sendRefunds(later(one.person, 2)),
        ...Array.from({ length: 5 }, () => paymentWebhook(one.person, one.shop.refundWebhook(id, status))),
      ]);
      expect(await one.balance()).toBe(55);
      expect(await one.ledger(one.orderId)).toEqual([
        { kind: 'refund', delta: -50 },
        { kind: 'refund_returned', delta: 50 },
      ]);
      expect((await listRefunds(one.person)).refunds).toMatchObject([
        { state: 'refused', because: expect.stringContaining('back in your balance') },
      ]);
      expect(await one.alerts(one.orderId)).toEqual([{ reason: 'refund', detail: `${status} ${id}` }]);

      one.shop.endRefundsAs('SUCCESS');
      await askForRefund(one.person, { orderId: one.orderId });
      await approveRefund(one.person, { requestId: one.requestId, operator: 'asha' });
      await sendRefunds(one.person);
      await sendRefunds(later(one.person, 2));
      expect(await one.state()).toBe('done');
      expect((await one.transfers(one.orderId)).map(({ state }) => state)).toEqual(['failed', 'done']);
      await audit();
    },
  );

  test('because it refuses to begin gives the messages back as well', async () => {
    const one = await approved();
    one.shop.refuseRefunds('Cashfree: 400 refund_amount_invalid');
    await sendRefunds(one.person);
    expect(await one.balance()).toBe(55);
    expect(await one.state()).toBe('refused');
    expect(one.person.noted).toEqual(['refund: approved', 'refund: not paid']);
    expect(await one.alerts(one.orderId)).toMatchObject([{ detail: expect.stringContaining('400') }]);
    await audit();
  });

  test('in another amount settles nothing and is for an operator', async () => {
    const one = await approved();
    await sendRefunds(one.person);
    one.shop.refunds().forEach((refund) => {
      Object.assign(refund, { status: 'SUCCESS', amount: 1 });
    });
    await sendRefunds(later(one.person, 2));
    expect(await one.state()).toBe('sent');
    expect(await one.alerts(one.orderId)).toMatchObject([
      { reason: 'refund', detail: expect.stringContaining('1.00 INR') },
    ]);
  });
});

describe('a webhook about a refund', () => {
  test('makes us ask, and is not believed', async () => {
    const one = await approved();
    await sendRefunds(one.person);
    const [{ id }] = await one.transfers(one.orderId);
    one.shop.endRefundsAs('PENDING');
    await paymentWebhook(one.person, one.shop.refundWebhook(id, 'SUCCESS'));
    expect(await one.state()).toBe('sent');
    one.shop.endRefundsAs('SUCCESS');
    // Late, twice, and claiming something else.
    const old = one.shop.refundWebhook(id, 'CANCELLED', new Date(Date.now() - 24 * 60 * MINUTE_MS));
    await Promise.all([paymentWebhook(one.person, old), paymentWebhook(one.person, old)]);
    expect(await one.state()).toBe('done');
    expect(await one.balance()).toBe(5);
    await paymentWebhook(one.person, one.shop.refundWebhook(id, 'FAILED'));
    expect(await one.state()).toBe('done');
  });

  test('of no refund of ours, or unsigned, changes nothing', async () => {
    const one = await approved();
    const answers = ['somebody-elses', '00000000-0000-0000-0000-000000000000'].map((id) =>
      paymentWebhook(one.person, one.shop.refundWebhook(id)),
    );
    expect(await Promise.all(answers)).toEqual(Array(2).fill({ success: true }));
    const { raw } = one.shop.refundWebhook((await one.transfers(one.orderId))[0].id);
    await expect(
      paymentWebhook(one.person, { raw: { text: `${raw.text} `, header: raw.header } }),
    ).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await one.state()).toBe('approved');
  });
});

test('refunds take their own share of what Cashfree may be asked, and go on a minute later', async () => {
  const takeProviderCall = providerShares({ RATE_LIMITS: 'default', REDIS_URL: undefined });
  const taken = async (kind: 'refund' | 'ask_refund') => {
    const calls = await Promise.all(Array.from({ length: 120 }, () => takeProviderCall({ kind })));
    return calls.filter(Boolean).length;
  };
  expect([await taken('refund'), await taken('ask_refund')]).toEqual([
    REFUNDS_A_MINUTE,
    REFUND_LOOKS_A_MINUTE,
  ]);
  const one = await approved();
  await sendRefunds({ ...one.person, takeProviderCall });
  expect([one.shop.refunds(), await one.state()]).toEqual([[], 'approved']);
  await sendRefunds(later(one.person, 1.1));
  expect(await one.state()).toBe('sent');
});

describe('a refund that was over', () => {
  test('and that the bank sends back gives the messages back once, tells the person, and leaves an alert', async () => {
    const one = await approved();
    await sendRefunds(one.person);
    await sendRefunds(later(one.person, 2));
    expect(await one.state()).toBe('done');
    const [{ id }] = await one.transfers(one.orderId);
    const { shop } = one;
    const questions = shop.refundQuestions();
    await paymentWebhook(one.person, shop.refundWebhook(id));
    // It says what is known: nobody asks.
    expect(shop.refundQuestions()).toBe(questions);
    shop.changeRefund(id, 'FAILED');
    for (const _ of [1, 2, 3]) await paymentWebhook(one.person, shop.refundWebhook(id, 'FAILED'));
    expect(await one.balance()).toBe(55);
    expect(await one.ledger(one.orderId)).toEqual([
      { kind: 'refund', delta: -50 },
      { kind: 'refund_returned', delta: 50 },
    ]);
    expect((await listRefunds(one.person)).refunds).toMatchObject([
      { state: 'refused', because: expect.stringContaining('messages') },
    ]);
    expect(await one.alerts(one.orderId)).toEqual([
      { reason: 'refund', detail: `FAILED after it was paid ${id}` },
    ]);
    await audit();
  });

  test('and is paid after all when the messages are back leaves one alert, and moves nothing', async () => {
    const one = await approved();
    one.shop.endRefundsAs('FAILED');
    await sendRefunds(one.person);
    await sendRefunds(later(one.person, 2));
    const [{ id }] = await one.transfers(one.orderId);
    one.shop.changeRefund(id, 'SUCCESS');
    for (const _ of [1, 2]) await paymentWebhook(one.person, one.shop.refundWebhook(id));
    expect((await one.alerts(one.orderId)).map(({ detail }) => detail).sort()).toEqual([
      `FAILED ${id}`,
      `paid after all ${id}`,
    ]);
    expect(await one.balance()).toBe(55);
    await audit();
  });

  test('is asked about again when Cashfree was down as its webhook came', async () => {
    const one = await approved();
    await sendRefunds(one.person);
    await sendRefunds(later(one.person, 2));
    const [{ id }] = await one.transfers(one.orderId);
    one.shop.changeRefund(id, 'FAILED');
    one.shop.setDown(true);
    const hook = () => paymentWebhook(one.person, one.shop.refundWebhook(id, 'FAILED'));
    await expect(hook()).rejects.toMatchObject({ code: 'provider_failed' });
    one.shop.setDown(false);
    await hook();
    expect(await one.balance()).toBe(55);
  });
});

test('Cashfree that stays away for an hour leaves one alert, and the refund is sent once when it is back', async () => {
  const one = await approved();
  one.shop.setDown(true);
  for (const minutes of [0, 5, 30]) await sendRefunds(later(one.person, minutes));
  expect(await one.alerts(one.orderId)).toEqual([]);
  for (const minutes of [90, 600]) await sendRefunds(later(one.person, minutes));
  const [{ id }] = await one.transfers(one.orderId);
  expect(await one.alerts(one.orderId)).toEqual([{ reason: 'refund', detail: `no answer ${id}` }]);
  one.shop.setDown(false);
  await sendRefunds(later(one.person, 2_000));
  await sendRefunds(later(one.person, 2_100));
  expect(one.shop.refunds()).toHaveLength(1);
  expect(await one.state()).toBe('done');
});

test('too little money at Cashfree, and a refund that it does not pay for ten days, leave an alert each, once', async () => {
  const one = await approved();
  await sendRefunds(one.person);
  const [{ id }] = await one.transfers(one.orderId);
  one.shop.endRefundsAs('ONHOLD');
  for (const minutes of [2, 10, 30]) await sendRefunds(later(one.person, minutes));
  expect(await one.alerts(one.orderId)).toEqual([{ reason: 'refund', detail: `ONHOLD ${id}` }]);
  one.shop.changeRefund(id, 'PENDING');
  one.shop.endRefundsAs('PENDING');
  for (const days of [9, 11, 12]) await sendRefunds(later(one.person, days * 24 * 60));
  expect((await one.alerts(one.orderId)).map(({ detail }) => detail).sort()).toEqual([
    `ONHOLD ${id}`,
    `still PENDING ${id}`,
  ]);
  expect(await one.state()).toBe('sent');
});
