import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { eraseHeldMinors } from '@/lib/account/age-hold/jobs';
import { deleteAccount } from '@/lib/account/deletion/service';
import { askForRefund, listRefunds } from '@/lib/account/refunds/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { AppError } from '@/lib/kit/app-error';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { chat } from '@/tests/setup/people';
import { refundBuyer } from '@/tests/setup/refunds';
import { scopeOf } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { paymentWebhook } from '../webhook/service';
import { approveRefund, listOpenRefunds, refuseRefund } from './service';

const database = serviceDatabase();
const operators = () => scopeOf(database.db);
const audit = async () => expect(await driftingOwners(database.sql)).toEqual([]);

const approve = (requestId: string, operator = 'asha') => approveRefund(operators(), { requestId, operator });
const outcome = (promise: Promise<{ outcome: string } | undefined>) =>
  promise.then(
    (approval) => approval?.outcome ?? 'answered',
    (error: AppError) => error.code,
  );

async function asked(planId: 'starter' | 'standard' | 'premium' = 'standard') {
  const one = await refundBuyer(database);
  const orderId = await one.buy(planId);
  await askForRefund(one.person, { orderId });
  return { ...one, orderId, requestId: (await one.request(orderId)).id };
}

describe('an approval', () => {
  test('takes what is unused now off the balance, and lets its money go', async () => {
    const one = await asked();
    await one.spend(25);
    expect(await approve(one.requestId)).toEqual({ outcome: 'approved', messages: 30, amount: 120 });
    expect(await one.balance()).toBe(0);
    expect(await one.ledger(one.orderId)).toEqual([{ kind: 'refund', delta: -30 }]);
    expect(await one.transfers(one.orderId)).toMatchObject([{ state: 'ready', messages: 30, amount: 120 }]);
    expect((await listRefunds(one.person)).refunds).toMatchObject([
      { state: 'approved', messages: 30, amount: 120 },
    ]);
    expect(await outcome(approve(one.requestId, 'ben'))).toBe('conflict');
    await audit();
  });

  test('never returns more than was asked for, and leaves the free messages', async () => {
    const one = await asked('starter');
    await one.buy('standard');
    expect(await approve(one.requestId)).toMatchObject({ messages: 10, amount: 29 });
    expect(await one.balance()).toBe(55);
    await audit();
  });

  test('finds nothing left when everything was used, and says so', async () => {
    const one = await asked('starter');
    await one.spend(15);
    expect(await outcome(approve(one.requestId))).toBe('nothing_left');
    expect(await one.request(one.orderId)).toMatchObject({
      state: 'refused',
      because: expect.stringContaining('used'),
    });
    expect(await one.transfers(one.orderId)).toEqual([]);
    await audit();
  });

  test('above ₹1,000 needs two different people', async () => {
    const one = await asked('premium');
    expect(await approve(one.requestId)).toEqual({ outcome: 'waiting', messages: 1000, amount: 2999 });
    expect(await outcome(approve(one.requestId, ' ASHA '))).toBe('conflict');
    expect(await one.balance()).toBe(1005);
    expect(await listOpenRefunds(database.db, 50)).toContainEqual(
      expect.objectContaining({ id: one.requestId, approvals: ['asha'], paid: 2999, orderId: one.orderId }),
    );
    expect(await outcome(approve(one.requestId, 'ben'))).toBe('approved');
    expect(await one.balance()).toBe(5);
    await audit();
  });

  test('of what does not exist, or by nobody, changes nothing', async () => {
    const one = await asked();
    expect(await outcome(approve(randomUUID()))).toBe('not_found');
    expect(await outcome(approve(one.requestId, ' '))).toBe('bad_input');
    expect((await one.request(one.orderId)).state).toBe('asked');
  });
});

describe('a refusal', () => {
  test('changes no balance, tells the person why, and is for good', async () => {
    const one = await asked();
    const refuse = (reason: string) =>
      outcome(
        refuseRefund(operators(), { requestId: one.requestId, operator: 'asha', reason }).then(
          () => undefined,
        ),
      );
    expect(await refuse(' ')).toBe('bad_input');
    expect(await refuse('Asked by somebody else.')).toBe('answered');
    expect((await listRefunds(one.person)).refunds).toMatchObject([
      { state: 'refused', because: 'Asked by somebody else.' },
    ]);
    expect(await one.balance()).toBe(55);
    expect(await refuse('again')).toBe('conflict');
    expect(await outcome(approve(one.requestId))).toBe('conflict');
    await expect(askForRefund(one.person, { orderId: one.orderId })).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('a payment that credited nothing', () => {
  test('goes back after an approval, without a ledger entry', async () => {
    const one = await refundBuyer(database);
    const orderId = await one.buy('starter');
    const twice = one.shop.attempt(orderId, 'SUCCESS');
    await paymentWebhook(one.person, one.shop.webhook(orderId, twice));
    const open = (await listOpenRefunds(database.db, 50)).find((row) => row.orderId === orderId);
    expect(open).toMatchObject({ reason: 'surplus', messages: 0, amount: 29 });
    const ends = await Promise.all(
      ['asha', 'ben', 'carl'].map((name) => outcome(approve(open?.id ?? '', name))),
    );
    expect(ends.sort()).toEqual(['approved', 'conflict', 'conflict']);
    expect(await one.transfers(orderId)).toMatchObject([{ state: 'ready', messages: 0, amount: 29 }]);
    expect(await one.ledger(orderId)).toEqual([]);
    expect(await one.balance()).toBe(15);
  });
});

describe('at the same moment', () => {
  test('ten operators who approve make one refund', async () => {
    const one = await asked();
    const names = Array.from({ length: 10 }, (_, place) => `operator ${place}`);
    const ends = await Promise.all(names.map((name) => outcome(approve(one.requestId, name))));
    expect(ends.filter((end) => end === 'approved')).toHaveLength(1);
    expect(ends.filter((end) => end === 'conflict')).toHaveLength(9);
    expect(await one.ledger(one.orderId)).toHaveLength(1);
    expect(await one.transfers(one.orderId)).toHaveLength(1);
    await audit();
  });

  test('an approval and a refusal end in one of the two', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await asked();
      const ends = await Promise.all([
        outcome(approve(one.requestId)),
        outcome(
          refuseRefund(operators(), { requestId: one.requestId, operator: 'ben', reason: 'No.' }).then(
            () => undefined,
          ),
        ),
      ]);
      expect(ends.filter((end) => end !== 'conflict')).toHaveLength(1);
      const isApproved = (await one.request(one.orderId)).state === 'approved';
      expect(await one.balance()).toBe(isApproved ? 5 : 55);
    }
    await audit();
  });

  test('sends and an approval never pay for a message and return it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const one = await asked('starter');
      await one.spend(5);
      const chats = await Promise.all(Array.from({ length: 4 }, () => chat(one.person)));
      const sends = chats.map((sessionId) =>
        outcome(sendMessage(one.person, { sessionId, sender: 'user', content: 'Hi' }).then(() => undefined)),
      );
      const [approval] = await Promise.all([approve(one.requestId), ...sends]);
      const spent = (
        await database.sql.query(
          `SELECT coalesce(-sum(delta), 0)::int AS n FROM ledger_entries WHERE owner_id = $1 AND kind IN ('send', 'send_returned')`,
          [one.userId],
        )
      ).rows[0].n;
      expect(spent - 5 + approval.messages).toBeLessThanOrEqual(10);
      expect(await one.balance()).toBe(15 - spent - approval.messages);
    }
    await audit();
  });

  test('a deletion and an approval pay the person once, and the ledger of nobody ends at 0', async () => {
    for (let round = 0; round < 6; round += 1) {
      const one = await asked();
      await one.spend(25);
      const [end, deleted] = await Promise.all([
        outcome(approve(one.requestId)),
        outcome(deleteAccount(one.person).then(() => undefined)),
      ]);
      expect([end, deleted]).toEqual(['approved', 'answered']);
      expect(await one.transfers(one.orderId)).toMatchObject([{ amount: 120 }]);
    }
    await audit();
  });
});

test('a deletion between the look at a request and its approval changes what is paid', async () => {
  const one = await asked();
  await one.spend(25);
  // As if the approval had read the request just before the account went.
  let isGone = false;
  const { db } = database;
  const slow: typeof db = {
    ...db,
    transaction: (work) =>
      db.transaction((tx) =>
        work({
          ...tx,
          prisma: new Proxy(tx.prisma, {
            get(prisma, name) {
              if (name !== 'payment' || isGone) return Reflect.get(prisma, name);
              return {
                ...prisma.payment,
                findUnique: async (args: Parameters<typeof prisma.payment.findUnique>[0]) => {
                  isGone = true;
                  await deleteAccount(one.person);
                  return prisma.payment.findUnique(args);
                },
              };
            },
          }),
        }),
      ),
  };
  await approveRefund({ ...one.person, db: slow }, { requestId: one.requestId, operator: 'asha' });
  expect(await one.transfers(one.orderId)).toMatchObject([{ amount: 120 }]);
});

test('what was asked for before the account was deleted is still paid, at what was unused then', async () => {
  const one = await asked();
  await one.spend(25);
  await deleteAccount(one.person);
  expect(await one.request(one.orderId)).toMatchObject({ state: 'asked', messages: 30, amount: 120 });
  expect(await approve(one.requestId)).toEqual({ outcome: 'approved', messages: 30, amount: 120 });
  expect(await one.ledger(one.orderId)).toEqual([]);
  expect(await one.transfers(one.orderId)).toMatchObject([{ messages: 0, amount: 120 }]);
  await audit();
});

describe('a minor’s refund', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;

  async function held() {
    const one = await refundBuyer(database);
    const orderId = await one.buy();
    await one.spend(25);
    const sessionId = await chat(one.person);
    await sendMessage(one.person, { sessionId, sender: 'user', content: 'i am 15 years old' });
    return { ...one, orderId, requestId: (await one.request(orderId)).id };
  }

  test('is approved like any other, and takes the messages off the balance', async () => {
    const one = await held();
    expect(await approve(one.requestId)).toEqual({ outcome: 'approved', messages: 30, amount: 120 });
    expect(await one.balance()).toBe(0);
    await audit();
  });

  test('is paid after the data are erased, too, and books nothing then', async () => {
    const one = await held();
    await eraseHeldMinors(scopeOf(database.db, { now: () => new Date(Date.now() + 31 * DAY_MS) }));
    expect(await approve(one.requestId)).toEqual({ outcome: 'approved', messages: 30, amount: 120 });
    expect(await one.ledger(one.orderId)).toEqual([]);
    expect(await one.transfers(one.orderId)).toMatchObject([{ state: 'ready', messages: 0, amount: 120 }]);
    await audit();
  });
});
