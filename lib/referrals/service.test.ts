import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listMessages, startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import { answerWaitingMessages } from '@/lib/chat/turns/waiting/jobs';
import { getMe } from '@/lib/users/service';
import { lift, suspend } from '@/lib/users/suspensions/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { chat, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { rewardFriends } from './jobs';
import { createReferralGuest, generateReferral, listReferrals, noteSignUp } from './service';

const database = serviceDatabase();

const idOf = (scope: TestScope) => scope.actor.userId ?? '';
const balance = async (scope: TestScope) => (await getMe(scope)).messageBalance;
const code = async (scope: TestScope) => (await generateReferral(scope)).referralCode;
const list = (scope: TestScope) => listReferrals(scope);
const open = (scope: TestScope, referralCode: string) => createReferralGuest(scope, { referralCode });
const statusOf = async (scope: TestScope) =>
  (await database.sql.query('SELECT status FROM referrals WHERE guest_user_id = $1', [idOf(scope)])).rows[0]
    ?.status;
const rewards = async (scope: TestScope) =>
  (
    await database.sql.query(
      "SELECT delta, reference FROM ledger_entries WHERE owner_id = $1 AND kind = 'referral'",
      [idOf(scope)],
    )
  ).rows;

/** What a sign-in with a new Google account does to a guest. */
const signUp = (scope: TestScope, name = 'Asha Rao') =>
  database.db.transaction(async (tx) => {
    const { rows } = await tx.query(
      `UPDATE users SET is_google_authenticated = true, google_id = 'google-' || id, name = $2
       WHERE id = $1::uuid AND NOT is_google_authenticated RETURNING id`,
      [idOf(scope), name],
    );
    if (rows.length > 0) await noteSignUp(tx, { userId: idOf(scope), wasMember: false }, scope.now());
  });

const DAY_MS = 24 * 60 * 60 * 1000;
const bookAt = (scope: TestScope, delta: number, kind: 'send' | 'purchase', now: Date) =>
  book(database.db, {
    owner: { kind: 'user', id: idOf(scope) },
    delta,
    kind: LEDGER_KIND[kind],
    reference: `turn:${randomUUID()}`,
    now,
  });

/** Messages of a person that were answered and charged, on days from now on. */
async function use(scope: TestScope, days: readonly number[]) {
  for (const day of days) await bookAt(scope, -1, 'send', new Date(Date.now() + day * DAY_MS));
}

/** The friend stays: five messages on two days. */
const stay = (scope: TestScope) => use(scope, [0, 0, 0, 1, 1]);
const reward = () => rewardFriends(scopeOf(database.db));

async function member(): Promise<TestScope> {
  const person = await guest(database.db);
  await signUp(person, 'Ravi');
  return person;
}

describe('the link', () => {
  test('is for signed-in people only', async () => {
    for (const person of [scopeOf(database.db), await guest(database.db)]) {
      await expect(generateReferral(person)).rejects.toMatchObject({
        code: 'not_signed_in',
        fields: { requireAuth: true },
      });
    }
  });

  test('is made once, also by 50 calls at once, and stays', async () => {
    const person = await member();
    const codes = await Promise.all(Array.from({ length: 50 }, () => code(person)));
    expect(new Set(codes).size).toBe(1);
    expect(codes[0]).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await code(person)).toBe(codes[0]);
    expect(await code(await member())).not.toBe(codes[0]);
    expect(await list(person)).toEqual({
      referralCode: codes[0],
      earnedMessages: 0,
      waiting: 0,
      rewarded: 0,
      friends: [],
    });
  });
});

describe('opening a link', () => {
  test('makes the guest of the browser, with its starter, and a pending friend; again it finds both', async () => {
    const referrer = await member();
    const link = await code(referrer);
    const browser = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const first = await open(browser, ` ${link.toLowerCase()} `);
    expect(first).toEqual({ success: true, guestUserId: expect.any(String) });
    expect(browser.identified).toEqual([first.guestUserId]);
    expect(await balance(browser)).toBe(5);
    expect(await open(browser, link)).toEqual(first);
    expect(await list(referrer)).toMatchObject({
      waiting: 1,
      friends: [{ initial: null, status: 'pending', date: expect.stringMatching(/^\d{4}-.*Z$/) }],
    });
  });

  test('by a code that nobody has makes nobody known', async () => {
    for (const unknown of ['ABCDEFGH', 'nonsense', '0', 'x'.repeat(64)]) {
      const browser = scopeOf(database.db);
      expect(await open(browser, unknown)).toEqual({ success: false, guestUserId: null });
      await expect(getMe(browser)).rejects.toMatchObject({ code: 'not_signed_in' });
    }
  });

  test('own links, members and a second claim bring nothing', async () => {
    const [referrer, other] = [await member(), await member()];
    const nothing = { success: false, guestUserId: null };
    expect(await open(referrer, await code(referrer))).toEqual(nothing);
    expect(await open(other, await code(referrer))).toEqual(nothing);
    const friend = await guest(database.db);
    expect((await open(friend, await code(referrer))).success).toBe(true);
    expect(await open(friend, await code(other))).toEqual(nothing);
    await signUp(friend);
    await chat(friend);
    await stay(friend);
    await reward();
    expect(await rewards(referrer)).toHaveLength(1);
    expect(await rewards(other)).toEqual([]);
  });

  test('50 tries at once on two links count once, for one referrer', async () => {
    const [one, two] = [await member(), await member()];
    const links = [await code(one), await code(two)];
    const friend = await guest(database.db);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => open(friend, links[place % 2] ?? '')),
    );
    expect(answers.filter((answer) => answer.success).length).toBeGreaterThanOrEqual(1);
    expect((await list(one)).waiting + (await list(two)).waiting).toBe(1);
  });

  test('50 first visits of one browser at once make one guest and one friend', async () => {
    const referrer = await member();
    const link = await code(referrer);
    const browser = scopeOf(database.db, { actor: { ipAddress: randomUUID() } });
    const answers = await Promise.all(Array.from({ length: 50 }, () => open(browser, link)));
    expect(new Set(answers.map((answer) => answer.guestUserId)).size).toBe(1);
    expect((await list(referrer)).waiting).toBe(1);
  });

  test('three friends may share a phone model and an address, a fourth brings nothing, also at once', async () => {
    const referrer = await member();
    const link = await code(referrer);
    const [ipAddress, phone] = [randomUUID(), randomUUID()];
    const same = async () => {
      const friend = await guest(database.db, { actor: { ipAddress } });
      await database.sql.query('UPDATE users SET browser_fingerprint = $2 WHERE id = $1', [
        idOf(friend),
        phone,
      ]);
      return friend;
    };
    const friends: TestScope[] = [];
    for (let place = 0; place < 6; place += 1) friends.push(await same());
    const answers = await Promise.all(friends.map((friend) => open(friend, link)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(3);
    expect((await open(await guest(database.db, { actor: { ipAddress } }), link)).success).toBe(true);
  });

  test('the same three for browsers that give no fingerprint, by their address; elsewhere and other links are free', async () => {
    const [one, two] = [await member(), await member()];
    const [link, other] = [await code(one), await code(two)];
    const ipAddress = randomUUID();
    // No call before this one: the guest is made by opening the link.
    const hidden = (address: string) => scopeOf(database.db, { actor: { ipAddress: address } });
    const answers = await Promise.all(Array.from({ length: 6 }, () => open(hidden(ipAddress), link)));
    expect(answers.filter((answer) => answer.success)).toHaveLength(3);
    expect((await open(hidden(randomUUID()), link)).success).toBe(true);
    expect((await open(hidden(ipAddress), other)).success).toBe(true);
    expect((await open(await guest(database.db, { actor: { ipAddress } }), link)).success).toBe(true);
  });
});

describe('the way to the reward', () => {
  test.each([
    ['referrer', 0],
    ['friend', 1],
  ] as const)('waits while the %s is suspended, and comes once it is lifted', async (_who, place) => {
    const [referrer, friend] = [await member(), await guest(database.db)];
    await open(friend, await code(referrer));
    await signUp(friend);
    await chat(friend);
    await stay(friend);
    const suspended = [referrer, friend][place] ?? referrer;
    const what = { scope: 'person' as const, sessionId: null, reason: 'Threats', endsAt: null };
    const reference = await database.db.transaction((tx) =>
      suspend(suspended, tx, { ...what, userId: idOf(suspended) }),
    );
    await reward();
    expect(await rewards(referrer)).toEqual([]);
    expect(await statusOf(friend)).toBe('completed');
    await database.db.transaction((tx) => lift(tx, reference ?? '', new Date()));
    await Promise.all([reward(), reward()]);
    expect(await rewards(referrer)).toHaveLength(1);
  });

  test('sign-up, a chat, five messages on two days: pending, signed up, completed, rewarded, 100 messages, once', async () => {
    const referrer = await member();
    const friend = await guest(database.db);
    await open(friend, await code(referrer));
    expect(await statusOf(friend)).toBe('pending');
    await signUp(friend, 'asha rao');
    expect(await statusOf(friend)).toBe('signed_up');
    expect(await balance(referrer)).toBe(5);
    await Promise.all(Array.from({ length: 20 }, () => chat(friend)));
    expect(await statusOf(friend)).toBe('completed');
    await stay(friend);
    await Promise.all(Array.from({ length: 5 }, reward));
    expect(await statusOf(friend)).toBe('rewarded');
    expect(await balance(referrer)).toBe(105);
    const { rows } = await database.sql.query('SELECT * FROM referrals WHERE guest_user_id = $1', [
      idOf(friend),
    ]);
    expect(rows[0]).toMatchObject({
      referred_user_id: idOf(friend),
      reward_claimed: true,
      completed_at: expect.any(Date),
      rewarded_at: expect.any(Date),
    });
    expect(await rewards(referrer)).toEqual([{ delta: 100, reference: `referral:${rows[0].id}` }]);
    expect(await list(referrer)).toMatchObject({
      earnedMessages: 100,
      waiting: 0,
      rewarded: 1,
      friends: [{ initial: 'A', status: 'rewarded' }],
    });
    expect(await balance(friend)).toBe(0);
  });

  test('a chat, then sign-up, completes it too', async () => {
    const referrer = await member();
    const friend = await guest(database.db);
    await open(friend, await code(referrer));
    await chat(friend);
    expect(await statusOf(friend)).toBe('pending');
    expect(await balance(referrer)).toBe(5);
    await signUp(friend);
    expect(await statusOf(friend)).toBe('completed');
    await stay(friend);
    await reward();
    expect(await balance(referrer)).toBe(105);
  });

  test.each([
    ['four messages on two days', [0, 0, 1, 1], false],
    ['five on one day', [0, 0, 0, 0, 0], false],
    ['five on two days', [0, 1, 1, 1, 1], true],
  ])('%s: rewarded %s', async (_what, days, isRewarded) => {
    const referrer = await member();
    const friend = await guest(database.db);
    await open(friend, await code(referrer));
    await signUp(friend);
    await chat(friend);
    await use(friend, days);
    await reward();
    expect(await balance(referrer)).toBe(isRewarded ? 105 : 5);
  });

  test('a friend who has paid has earned it at once; a message given back counts for nothing', async () => {
    const referrer = await member();
    const friends = [await guest(database.db), await guest(database.db)] as const;
    for (const friend of friends) {
      await open(friend, await code(referrer));
      await signUp(friend);
      await chat(friend);
    }
    await bookAt(friends[0], 10, 'purchase', new Date());
    await stay(friends[1]);
    await database.sql.query(
      `INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference)
       SELECT gen_random_uuid(), owner_kind, owner_id, 1, 1, 'send_returned', reference || ':returned'
       FROM ledger_entries WHERE owner_id = $1 AND kind = 'send' LIMIT 1`,
      [idOf(friends[1])],
    );
    await database.sql.query('UPDATE users SET message_balance = 1 WHERE id = $1', [idOf(friends[1])]);
    await reward();
    expect(await statusOf(friends[0])).toBe('rewarded');
    expect(await statusOf(friends[1])).toBe('completed');
    expect(await balance(referrer)).toBe(105);
  });

  test('twenty rewards in a month of India; what is earned beyond comes in the next', async () => {
    const referrer = await member();
    await code(referrer);
    await database.sql.query(
      `INSERT INTO referrals (id, referrer_id, referral_code, guest_user_id, referred_user_id, status, reward_claimed, earned_at, rewarded_at)
       SELECT gen_random_uuid(), $1, 'x', gen_random_uuid(), gen_random_uuid(), 'rewarded', true, now(), now() FROM generate_series(1, 19)`,
      [idOf(referrer)],
    );
    for (let friends = 0; friends < 3; friends += 1) {
      const friend = await guest(database.db);
      await open(friend, await code(referrer));
      await signUp(friend);
      await chat(friend);
      await stay(friend);
    }
    await Promise.all([reward(), reward(), reward()]);
    expect(await balance(referrer)).toBe(105);
    const inAMonth = new Date(Date.now() + 32 * DAY_MS);
    await rewardFriends({ ...referrer, now: () => inAMonth });
    expect(await balance(referrer)).toBe(305);
  });

  test('a message that waits at balance 0 is answered after a reward', async () => {
    const referrer = await member();
    const sessionId = await chat(referrer);
    await use(referrer, [0, 0, 0, 0, 0]);
    const asked = { sessionId, sender: 'user', content: 'Kal interview hai' } as const;
    expect((await sendMessage(referrer, asked)).rechargeRequired).toBe(true);
    const friend = await guest(database.db);
    await open(friend, await code(referrer));
    await signUp(friend);
    await chat(friend);
    await stay(friend);
    await reward();
    expect(await balance(referrer)).toBe(100);
    await answerWaitingMessages(referrer);
    const messages = await listMessages(referrer, { sessionId, before: undefined });
    expect(messages.at(-1)).toMatchObject({ sender: 'ai' });
    expect(await balance(referrer)).toBe(99);
  });

  test('the code that rides along with the start of a chat counts the same', async () => {
    const referrer = await member();
    const link = await code(referrer);
    const friend = await guest(database.db);
    const start = (referralCode: string) => startSession(friend, { chatType: 'friendly', referralCode });
    await start('no such code');
    expect(await statusOf(friend)).toBeUndefined();
    await start(link);
    await signUp(friend);
    expect(await statusOf(friend)).toBe('completed');
  });

  test('a chat begins even when the referral cannot be recorded, which is logged; the next chat catches up', async () => {
    const referrer = await member();
    const friend = await guest(database.db);
    await open(friend, await code(referrer));
    await signUp(friend);
    const errors: string[] = [];
    const referral = {
      get: () => {
        throw new Error('gone');
      },
    };
    const broken: TestScope = {
      ...friend,
      log: { ...friend.log, error: (_, event) => errors.push(event) },
      db: { ...friend.db, prisma: Object.create(friend.db.prisma, { referral }) },
    };
    await chat(broken);
    expect(errors).toEqual(['referral not noted']);
    expect(await statusOf(friend)).toBe('signed_up');
    await chat(friend);
    expect(await statusOf(friend)).toBe('completed');
  });
});

describe('any order of events', () => {
  const EVENTS = [
    'open',
    'open other',
    'sign up',
    'chat',
    'chat with code',
    'new link',
    'pay',
    'reward',
  ] as const;
  const step = fc.record({
    friend: fc.nat({ max: 2 }),
    events: fc.array(fc.constantFrom(...EVENTS), { minLength: 1, maxLength: 4 }),
  });

  test('a friend is rewarded at most once, and what was earned is what the rows say', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const referrers = [await member(), await member()] as const;
        const links = [await code(referrers[0]), await code(referrers[1])] as const;
        const friends = await Promise.all([1, 2, 3].map(() => guest(database.db)));
        const act: Record<(typeof EVENTS)[number], (friend: TestScope) => Promise<unknown>> = {
          open: (friend) => open(friend, links[0]),
          'open other': (friend) => open(friend, links[1]),
          'sign up': (friend) => signUp(friend),
          chat: (friend) => chat(friend),
          'chat with code': (friend) =>
            startSession(friend, { chatType: 'friendly', referralCode: links[0] }),
          'new link': () => code(referrers[0]),
          pay: (friend) => bookAt(friend, 10, 'purchase', new Date()),
          reward,
        };
        for (const { friend, events } of steps) {
          const person = friends[friend];
          if (person) await Promise.all(events.map((event) => act[event](person)));
        }
        const ids = friends.map(idOf);
        const { rows } = await database.sql.query(
          'SELECT referrer_id, status, count(*) OVER (PARTITION BY guest_user_id)::int AS n FROM referrals WHERE guest_user_id = ANY($1)',
          [ids],
        );
        for (const row of rows) expect(row.n).toBe(1);
        for (const referrer of referrers) {
          const earned = rows.filter(
            (row) => row.referrer_id === idOf(referrer) && row.status === 'rewarded',
          ).length;
          expect(await rewards(referrer)).toHaveLength(earned);
          expect(await balance(referrer)).toBe(5 + 100 * earned);
        }
        // Whoever came by a link, signed up, began a chat and paid has earned it for somebody.
        for (const friend of friends) {
          const known = await statusOf(friend);
          if (known === undefined) continue;
          await signUp(friend);
          await chat(friend);
          await bookAt(friend, 10, 'purchase', new Date());
          await reward();
          expect(await statusOf(friend)).toBe('rewarded');
        }
      }),
      { numRuns: 40 },
    );
  });
});
