import { describe, expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { askForRefund } from '@/lib/account/refunds/service';
import { approveRefund, refuseRefund } from '@/lib/payments/refund-approval/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { book } from '@/lib/wallet/store';
import { chat, guest } from '@/tests/setup/people';
import { refundBuyer } from '@/tests/setup/refunds';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { REWARDS_BATCH, REWARDS_PER_MONTH_MAX } from '../constants';
import { rewardFriends } from '../jobs';
import { createReferralGuest, generateReferral, listReferrals, noteSignUp } from '../service';

const database = serviceDatabase();
const DAY_MS = 24 * 60 * 60 * 1000;

const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const reward = () => rewardFriends(scopeOf(database.db));
const audit = async () => expect(await driftingOwners(database.sql)).toEqual([]);
const balance = async (scope: TestScope): Promise<number> =>
  (await database.sql.query('SELECT message_balance AS n FROM users WHERE id = $1', [idOf(scope)])).rows[0].n;
const entries = async (scope: TestScope) =>
  (
    await database.sql.query(
      "SELECT kind, delta FROM ledger_entries WHERE owner_id = $1 AND kind LIKE 'referral%' ORDER BY seq",
      [idOf(scope)],
    )
  ).rows.map(({ kind, delta }) => [kind, delta]);

/** What a sign-in with a new Google account does to a guest. */
const signUp = (scope: TestScope) =>
  database.db.transaction(async (tx) => {
    await tx.query(
      "UPDATE users SET is_google_authenticated = true, google_id = 'google-' || id WHERE id = $1",
      [idOf(scope)],
    );
    await noteSignUp(tx, { userId: idOf(scope), wasMember: false }, scope.now());
  });

async function member(): Promise<TestScope> {
  const person = await guest(database.db);
  await signUp(person);
  return person;
}

/** Messages of a person that were answered and charged, that many days from now. */
async function use(scope: TestScope, days: readonly number[]) {
  for (const day of days) {
    const owner = { kind: 'user', id: idOf(scope) } as const;
    const now = new Date(Date.now() + day * DAY_MS);
    await book(database.db, {
      owner,
      delta: -1,
      kind: 'send',
      reference: `turn:${crypto.randomUUID()}`,
      now,
    });
  }
}

/** A new friend of somebody, who has signed up and begun a chat, and can buy and ask the money back. */
async function friendOf(referrer: TestScope) {
  const buyer = await refundBuyer(database);
  const { referralCode } = await generateReferral(referrer);
  await createReferralGuest(buyer.person, { referralCode });
  await signUp(buyer.person);
  await chat(buyer.person);
  const ask = async (orderId: string) => {
    await askForRefund(buyer.person, { orderId });
    return (await buyer.request(orderId)).id;
  };
  const approve = (requestId: string) => approveRefund(scopeOf(database.db), { requestId, operator: 'asha' });
  const giveBack = async (orderId: string) => approve(await ask(orderId));
  return { ...buyer, ask, approve, giveBack };
}

describe('a payment whose money goes back', () => {
  test('before the reward earns none, whatever became of the refund; kept, it does', async () => {
    const referrer = await member();
    const [asking, given, kept] = [
      await friendOf(referrer),
      await friendOf(referrer),
      await friendOf(referrer),
    ];
    const requestId = await asking.ask(await asking.buy());
    await given.giveBack(await given.buy());
    await kept.buy();
    await reward();
    expect(await entries(referrer)).toEqual([['referral', 100]]);
    expect(await listReferrals(referrer)).toMatchObject({ rewarded: 1, waiting: 2 });
    // A refund that was refused leaves the payment what it was.
    await refuseRefund(scopeOf(database.db), { requestId, operator: 'asha', reason: 'Used.' });
    await reward();
    expect(await entries(referrer)).toEqual([
      ['referral', 100],
      ['referral', 100],
    ]);
  });

  test('while the reward waits for the next month earns none then; a kept one beside it does', async () => {
    const referrer = await member();
    await generateReferral(referrer);
    await database.sql.query(
      `INSERT INTO referrals (id, referrer_id, referral_code, guest_user_id, referred_user_id, status, reward_claimed, earned_at, rewarded_at)
       SELECT gen_random_uuid(), $1, 'x', gen_random_uuid(), gen_random_uuid(), 'rewarded', true, now(), now() FROM generate_series(1, $2::int)`,
      [idOf(referrer), REWARDS_PER_MONTH_MAX],
    );
    const [given, kept] = [await friendOf(referrer), await friendOf(referrer)];
    const orderId = await given.buy();
    await kept.buy();
    await reward();
    await given.giveBack(orderId);
    await rewardFriends({ ...referrer, now: () => new Date(Date.now() + 32 * DAY_MS) });
    expect(await entries(referrer)).toEqual([['referral', 100]]);
  });

  test('earns nothing, but a friend who stays does', async () => {
    const referrer = await member();
    const friend = await friendOf(referrer);
    await friend.giveBack(await friend.buy());
    await use(friend.person, [0, 0, 0, 1, 1]);
    await reward();
    expect(await entries(referrer)).toEqual([['referral', 100]]);
  });

  test('after the reward takes back what is unused of it, once, and leaves what was bought', async () => {
    const referrer = await member();
    const friend = await friendOf(referrer);
    const orderId = await friend.buy();
    await reward();
    await use(
      referrer,
      Array.from({ length: 65 }, () => 0),
    );
    const owner = { kind: 'user', id: idOf(referrer) } as const;
    await book(database.db, {
      owner,
      delta: 50,
      kind: 'purchase',
      reference: `payment:${orderId}x`,
      now: new Date(),
    });
    const requestId = await friend.ask(orderId);
    await reward();
    expect(await balance(referrer)).toBe(90);
    await friend.approve(requestId);
    await Promise.all([reward(), reward(), reward()]);
    expect(await entries(referrer)).toEqual([
      ['referral', 100],
      ['referral_returned', -40],
    ]);
    expect(await balance(referrer)).toBe(50);
    expect(await listReferrals(referrer)).toMatchObject({ rewarded: 0, waiting: 1, earnedMessages: 60 });
    await audit();
  });

  test('after the reward was used is set off against the next ones: no circle of paying and asking back brings more', async () => {
    const referrer = await member();
    const friend = await friendOf(referrer);
    for (let round = 0; round < 3; round += 1) {
      const orderId = await friend.buy();
      await reward();
      await use(
        referrer,
        Array.from({ length: await balance(referrer) }, () => 0),
      );
      await friend.giveBack(orderId);
      await reward();
    }
    expect(await entries(referrer)).toEqual([['referral', 100]]);
    const [kept, next] = [await friendOf(referrer), await friendOf(referrer)];
    await kept.buy();
    await reward();
    expect(await balance(referrer)).toBe(0);
    await next.buy();
    await reward();
    expect(await balance(referrer)).toBe(100);
    await audit();
  });

  test('of a friend who deletes the account while the refund is asked for takes the reward back, too', async () => {
    const referrer = await member();
    const friend = await friendOf(referrer);
    const orderId = await friend.buy();
    await reward();
    const requestId = await friend.ask(orderId);
    await deleteAccount(friend.person);
    await friend.approve(requestId);
    await reward();
    expect(await entries(referrer)).toEqual([
      ['referral', 100],
      ['referral_returned', -100],
    ]);
    await audit();
  });

  test('leaves the reward for a friend who has stayed, or has paid something else that is kept', async () => {
    const referrer = await member();
    const [staying, paying, leaving] = [
      await friendOf(referrer),
      await friendOf(referrer),
      await friendOf(referrer),
    ];
    const orders = [await staying.buy(), await paying.buy(), await leaving.buy()];
    await paying.buy('premium');
    await reward();
    await use(staying.person, [0, 0, 0, 1, 1]);
    await staying.giveBack(orders[0] ?? '');
    await database.sql.query('UPDATE payments SET paid_at = now() WHERE order_id = $1', [orders[1]]);
    await paying.giveBack(orders[1] ?? '');
    await deleteAccount(leaving.person);
    await reward();
    expect(await entries(referrer)).toEqual([
      ['referral', 100],
      ['referral', 100],
      ['referral', 100],
    ]);
  });
});

test('friends who earned a reward and deleted the account before it came stand in nobody’s way', async () => {
  const [gone, referrer] = [await member(), await member()];
  await database.sql.query(
    `INSERT INTO referrals (id, referrer_id, referral_code, guest_user_id, referred_user_id, status, earned_at)
     SELECT gen_random_uuid(), $1, 'x', gen_random_uuid(), gen_random_uuid(), 'completed', now() - interval '1 day' FROM generate_series(1, $2::int)`,
    [idOf(gone), REWARDS_BATCH],
  );
  const friend = await friendOf(referrer);
  await friend.buy();
  await reward();
  expect(await balance(referrer)).toBe(105);
});
