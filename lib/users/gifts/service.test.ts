import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { payForOffer, verifyPayment } from '@/lib/payments/service';
import { rewardFriends } from '@/lib/referrals/jobs';
import { createReferralGuest, generateReferral } from '@/lib/referrals/service';
import { getMe, registerUser } from '@/lib/users/service';
import { signIn } from '@/lib/users/sign-in/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book as bookEntry } from '@/lib/wallet/store';
import { cashfreeBook } from '@/tests/setup/cashfree-double';
import { chat, googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { forgetOldGifts } from './service';

const database = serviceDatabase();

const DAY_MS = 24 * 60 * 60 * 1000;
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'answered',
    (error: { code?: string }) => error.code ?? String(error),
  );

/** A browser that nobody has used, at an address of its own. */
const browser = (over: Parameters<typeof scopeOf>[1] = {}) => {
  const visitorId = randomUUID();
  return scopeOf(database.db, { ...over, actor: { visitorId, ipAddress: visitorId, ...over.actor } });
};

/** The same browser once it is signed in. */
async function signedIn(scope: TestScope, googleId: string): Promise<TestScope> {
  const { id } = await signIn(scope, googleProfile(googleId));
  return { ...scope, actor: { ...scope.actor, userId: id } };
}

async function register(scope: TestScope, browserFingerprint: string = randomUUID()): Promise<TestScope> {
  const { id } = await registerUser(scope, { browserFingerprint });
  return { ...scope, actor: { ...scope.actor, userId: id } };
}

/** A member chats on two days, as a friend who stays does. */
async function spendMessages(scope: TestScope) {
  const sessionId = await chat(scope);
  for (const days of [0, 0, 0, 1, 1]) {
    const at = { ...scope, now: () => new Date(Date.now() + days * DAY_MS) };
    await code(sendMessage(at, { sessionId, sender: 'user', content: 'Hi' }));
  }
}

const bookFor = (scope: TestScope, delta: number, kind: 'expired' | 'purchase') =>
  bookEntry(database.db, {
    owner: { kind: 'user', id: scope.actor.userId ?? '' },
    ...{ delta, kind: LEDGER_KIND[kind], reference: `test:${randomUUID()}`, now: new Date() },
  });

const tomorrow = (scope: TestScope) => ({ ...scope, now: () => new Date(Date.now() + DAY_MS) });

test('one friend who deletes the account and comes again brings one reward, however often', async () => {
  const referrer = await signedIn(browser(), randomUUID());
  const { referralCode } = await generateReferral(referrer);
  const before = await balance(referrer);
  const googleId = randomUUID();
  for (let round = 0; round < 2; round += 1) {
    const visitor = await register(browser());
    await createReferralGuest(visitor, { referralCode });
    const friend = await signedIn(visitor, googleId);
    if (round > 0) expect(await balance(friend)).toBe(0);
    await spendMessages(friend);
    await rewardFriends(tomorrow(referrer));
    await deleteAccount(friend);
  }
  expect(await balance(referrer)).toBe(before + 100);
});

test('a friend who is gone before the reward was earned brings none', async () => {
  const referrer = await signedIn(browser(), randomUUID());
  const { referralCode } = await generateReferral(referrer);
  const visitor = await register(browser());
  await createReferralGuest(visitor, { referralCode });
  const friend = await signedIn(visitor, randomUUID());
  await chat(friend);
  await deleteAccount(friend);
  await rewardFriends(tomorrow(referrer));
  expect(await balance(referrer)).toBe(5);
});

test('the ₹3 offer does not come again with a deleted account: by its device, and by its Google account', async () => {
  const book = cashfreeBook();
  const [googleId, phone, ipAddress] = [randomUUID(), randomUUID(), randomUUID()];
  const here = { payments: book.provider, actor: { ipAddress } };
  const order = (scope: TestScope) => payForOffer(scope, { userId: scope.actor.userId ?? '' });
  const spend = (scope: TestScope) =>
    database.sql.query(
      `WITH spent AS (UPDATE users SET message_balance = 0 WHERE id = $1 RETURNING 1)
       INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
       SELECT gen_random_uuid(), 'user', id, -message_balance, 0, 'expired', 'spent:' || gen_random_uuid()
       FROM users, spent WHERE id = $1 AND message_balance > 0`,
      [scope.actor.userId],
    );
  const one = await signedIn(await register(browser(here), phone), googleId);
  await spend(one);
  const { order_id: orderId } = await order(one);
  book.attempt(orderId, 'SUCCESS');
  await verifyPayment(one, { orderId });
  await deleteAccount(one);

  const sameDevice = await register(browser(here), phone);
  await spend(sameDevice);
  expect(await getMe(sameDevice)).toMatchObject({ newUserOfferEnabled: false });
  expect(await code(order(sameDevice))).toBe('not_allowed');
  const elsewhere = await signedIn(await register(browser({ payments: book.provider })), googleId);
  await spend(elsewhere);
  expect(await code(order(elsewhere))).toBe('not_allowed');
});

test.each(['bought before', 'paid after'])(
  'the ₹3 offer of a guest, %s the sign-in to an account that had it and was deleted, leaves no messages there',
  async (when) => {
    const googleId = randomUUID();
    const buyer = async () => {
      const book = cashfreeBook();
      const one = await register(browser({ payments: book.provider }));
      const { rows } = await database.sql.query('SELECT message_balance AS n FROM users WHERE id = $1', [
        one.actor.userId,
      ]);
      await bookFor(one, -rows[0].n, 'expired');
      const { order_id: orderId } = await payForOffer(one, { userId: one.actor.userId ?? '' });
      const pay = (payer: TestScope) => {
        book.attempt(orderId, 'SUCCESS');
        return verifyPayment(payer, { orderId });
      };
      return { one, pay };
    };
    const first = await buyer();
    await first.pay(first.one);
    await deleteAccount(await signedIn(first.one, googleId));

    const { one, pay } = await buyer();
    if (when === 'bought before') await pay(one);
    // What was bought otherwise comes along.
    await bookFor(one, 20, 'purchase');
    const sessionId = await chat(one);
    const again = await signedIn(one, googleId);
    if (when === 'paid after') await pay(again);
    expect(await getMe(again)).toMatchObject({ messageBalance: 20, newUserOfferEnabled: false });
    const { rows } = await database.sql.query(
      `SELECT s.user_id AS owner, u.message_balance AS balance,
         (SELECT sum(l.delta)::int FROM ledger_entries l WHERE l.owner_id = u.id) AS booked,
         (SELECT coalesce(sum(l.delta), 0)::int FROM ledger_entries l WHERE l.owner_id = $2 AND l.owner_id <> u.id) AS guest
       FROM chat_sessions s JOIN users u ON u.id = s.user_id WHERE s.id = $1`,
      [sessionId, one.actor.userId],
    );
    expect(rows).toEqual([{ owner: again.actor.userId, balance: 20, booked: 20, guest: 0 }]);
    // As ever, the next sign-in finds the account.
    expect((await signIn(browser(), googleProfile(googleId))).id).toBe(again.actor.userId);
  },
);

test('what remains is keyed hashes, which are forgotten after 24 months', async () => {
  const one = await signedIn(await register(browser(), 'a phone'), 'a google account');
  await database.sql.query(
    `UPDATE users SET mobile_number = '+919812345670', is_mobile_verified = true WHERE id = $1`,
    [one.actor.userId],
  );
  await deleteAccount(one);
  const marks = async () => (await database.sql.query('SELECT * FROM gift_marks')).rows;
  const found = await marks();
  expect(found.map((mark) => mark.gift)).toEqual(
    expect.arrayContaining(['starter', 'starter', 'starter', 'friend', 'friend']),
  );
  for (const mark of found) {
    expect(mark.name_hash).toMatch(/^[\w-]{43}$/);
    expect((mark.expires_at.getTime() - mark.created_at.getTime()) / DAY_MS).toBeGreaterThan(729);
  }
  const later = (days: number) => ({ db: database.db, now: () => new Date(Date.now() + days * DAY_MS) });
  await forgetOldGifts(later(700));
  expect(await marks()).toHaveLength(found.length);
  await forgetOldGifts(later(740));
  expect(await marks()).toEqual([]);
});

test('a guest who was given messages keeps them at a first sign-in', async () => {
  const one = await guest(database.db);
  expect(await balance(await signedIn(one, randomUUID()))).toBe(5);
});
