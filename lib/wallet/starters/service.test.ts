import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { getSession, startSession } from '@/lib/chat/service';
import { AppError } from '@/lib/kit/app-error';
import { claimStarter, registerUser } from '@/lib/users/service';
import { signIn, signOut } from '@/lib/users/sign-in/service';
import { driftingOwners } from '@/lib/wallet/proof/service';
import { googleProfile } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { solve, solveAllButOne } from '@/tests/setup/solve';
import { FREE_BUDGETS, type FreeBudgets } from './constants';
import type { Challenge } from './contract';
import { forgetOldGrants } from './service';

const database = serviceDatabase();
const NO_LIMIT = { open: 1e9, hour: 1e9, day: 1e9 };
/** Budgets of which one is small. */
const only = (small: Partial<FreeBudgets>): FreeBudgets => ({
  ...{ device: NO_LIMIT, shared: NO_LIMIT, home: NO_LIMIT, network: NO_LIMIT, sessionsAnHour: 1e9 },
  ...small,
});

let networks = 0;
/** An IPv4 address of a network that no other test uses. */
function newAddress(): string {
  networks += 1;
  return `198.18.${networks}.7`;
}
type Over = { freeBudgets?: FreeBudgets; now?: () => Date };
const browserAt = (ipAddress: string, over: Over = {}) =>
  scopeOf(database.db, { ...over, actor: { visitorId: randomUUID(), ipAddress } });
const register = (scope: TestScope, browserFingerprint: string = randomUUID()) =>
  registerUser(scope, { browserFingerprint });
const asUser = (scope: TestScope, userId: string, over: Over = {}) =>
  scopeOf(database.db, {
    ...{ freeBudgets: scope.freeBudgets, now: scope.now, ...over },
    actor: { ...scope.actor, userId },
  });
const asMember = (scope: TestScope, userId: string) =>
  scopeOf(database.db, { actor: { ...scope.actor, userId, authenticatedAt: new Date() } });
const sum = (users: readonly { messageBalance: number }[]) =>
  users.reduce((messages, user) => messages + user.messageBalance, 0);
const inHours = (hours: number) => () => new Date(Date.now() + hours * 3_600_000);

/** People who register one after the other from addresses, each on a phone of its own. */
async function registerAll(addresses: readonly string[], over: Over = {}) {
  const users = [];
  for (const address of addresses) {
    const scope = browserAt(address, over);
    const user = await register(scope);
    users.push({ ...user, scope: asUser(scope, user.id, over) });
  }
  return users;
}
const many = (count: number, address: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => address(i));

test('a crowd of one network waits without keeping everybody else from the database', async () => {
  await database.sql.query('BEGIN');
  await database.sql.query('LOCK TABLE free_grants');
  const addresses = many(30, (i) => `198.19.1.${i + 1}`);
  const crowd = Promise.all(addresses.map((address) => register(browserAt(address))));
  // More questions than it takes until thirty people have every connection there is.
  for (let asked = 0; asked < 300; asked += 1) await database.db.query('SELECT 1', []);
  await database.sql.query('COMMIT');
  expect(sum(await crowd)).toBe(150);
});

describe('an attacker', () => {
  test('with invented phones at one address registers at will, and gets what the address has for the asking', async () => {
    const address = newAddress();
    const users = await Promise.all(many(40, () => address).map((one) => register(browserAt(one))));
    expect(new Set(users.map((user) => user.id)).size).toBe(40);
    expect(sum(users)).toBe(FREE_BUDGETS.shared.open);
    const without = users.filter((user) => user.messageBalance === 0);
    expect(without.every((user) => user.starterChallenge?.kind === 'work')).toBe(true);
  });

  test('who does the work gets no more than the hour and the day have', async () => {
    const freeBudgets = only({ shared: { open: 10, hour: 20, day: 25 } });
    const address = newAddress();
    const hour = async (now: () => Date) => {
      const users = await registerAll(
        many(6, () => address),
        { freeBudgets, now },
      );
      return sum(
        await Promise.all(
          users.map((user) =>
            user.starterChallenge ? claimStarter(user.scope, { proof: solve(user.starterChallenge) }) : user,
          ),
        ),
      );
    };
    expect(await hour(inHours(0))).toBe(20);
    expect(await hour(inHours(2))).toBe(5);
    expect(await hour(inHours(23))).toBe(0);
    expect(await hour(inHours(24.5))).toBe(20);
    expect(await driftingOwners(database.sql)).toEqual([]);
  });

  test('with many addresses of one /64, or of one /24 or /48, is one network', async () => {
    const freeBudgets = only({
      home: { open: 15, hour: 15, day: 15 },
      network: { open: 25, hour: 25, day: 25 },
    });
    const suffix = (i: number) => `${i.toString(16)}:1:2:${i + 7}`;
    const home = await registerAll(
      many(6, (i) => `2409:40f0:1:2:${suffix(i)}`),
      { freeBudgets },
    );
    expect(sum(home)).toBe(15);
    const site = await registerAll(
      many(6, (i) => `2409:40f0:2:${i}::1`),
      { freeBudgets },
    );
    expect(sum(site)).toBe(25);
    const block = await registerAll(
      many(8, (i) => `198.19.7.${i}`),
      { freeBudgets },
    );
    expect(sum(block)).toBe(25);
  });

  test('with one kind of phone at ever new addresses is asked for work', async () => {
    const freeBudgets = only({ device: { open: 15, hour: 15, day: 15 } });
    const users = await Promise.all(
      many(8, () => newAddress()).map((one) =>
        register(browserAt(one, { freeBudgets }), 'one kind of phone'),
      ),
    );
    expect(sum(users)).toBe(15);
  });

  test('with 20 chats without a user gets free messages in 5 of them; the others begin with 0', async () => {
    const address = newAddress();
    const left = [];
    for (let i = 0; i < 20; i += 1) {
      left.push(await leftInChat(browserAt(address), randomUUID()));
    }
    expect(left.filter((messages) => messages > 0)).toEqual([10, 10, 10, 10, 10]);
  });

  test('who signs in and out in a circle gets one starter', async () => {
    const profile = googleProfile();
    let scope = browserAt(newAddress());
    const starters = [];
    for (let round = 0; round < 4; round += 1) {
      const user = await register(scope, 'the same phone');
      starters.push(user.messageBalance);
      const { id } = await signIn(asUser(scope, user.id), profile);
      const member = asMember(scope, id);
      await signOut(member);
      scope = browserOf(scope, member.identified.at(-1) ?? '');
      expect(await leftInChat(scope, 'the same phone')).toBe(0);
    }
    expect(starters).toEqual([5, 0, 0, 0]);
  });

  test('who signs a guest out again and again is counted by phone and address', async () => {
    const scope = browserAt(newAddress());
    const starters = [];
    for (let round = 0; round < 5; round += 1) {
      const user = await register(browserOf(scope, randomUUID()), 'the same phone');
      starters.push(user.messageBalance);
      const guest = asUser(scope, user.id);
      await signOut(guest);
      expect(guest.identified.at(-1)).toBe('nobody');
    }
    expect(starters).toEqual([5, 5, 5, 0, 0]);
  });
});

/** What is left in a new chat without a user. */
async function leftInChat(scope: TestScope, browserFingerprint: string): Promise<number> {
  const { id } = await startSession(scope, { chatType: 'friendly', browserFingerprint });
  return (await getSession(scope, { sessionId: id })).messagesLeft;
}
const browserOf = (scope: TestScope, visitorId: string) =>
  scopeOf(database.db, { actor: { ...scope.actor, visitorId, userId: null } });

describe('an honest person', () => {
  const busy = only({ shared: { open: 0, hour: 10, day: 10 } });
  const newcomer = async (over: Over = {}) => {
    const scope = browserAt(newAddress(), { freeBudgets: busy, ...over });
    const user = await register(scope);
    return { ...user, scope: asUser(scope, user.id), challenge: user.starterChallenge };
  };

  test('on a busy network is given a starter for some work', async () => {
    const { scope, challenge, messageBalance } = await newcomer();
    expect(messageBalance).toBe(0);
    const user = await claimStarter(scope, { proof: solve(challenge) });
    expect(user).toMatchObject({ messageBalance: 5, starterChallenge: null });
  });

  test('who sends the same solution twice, or at once, gets it once', async () => {
    const { scope, challenge } = await newcomer();
    const proof = solve(challenge);
    const answers = await Promise.all([1, 2, 3].map(() => claimStarter(scope, { proof })));
    expect(answers.map((user) => user.messageBalance)).toEqual([5, 5, 5]);
    expect((await claimStarter(scope, { proof })).messageBalance).toBe(5);
  });

  test('who comes when the budgets are used up begins with 0, and is not asked for anything', async () => {
    const { scope, challenge } = await newcomer({
      freeBudgets: only({ shared: { open: 0, hour: 5, day: 5 } }),
    });
    const late = browserAt(scope.actor.ipAddress, { freeBudgets: scope.freeBudgets });
    const waiting = asUser(late, (await register(late)).id);
    await claimStarter(scope, { proof: solve(challenge) });
    expect(
      await register(browserAt(scope.actor.ipAddress, { freeBudgets: scope.freeBudgets })),
    ).toMatchObject({
      messageBalance: 0,
      starterChallenge: null,
    });
    const { starterChallenge } = await registerUser(waiting, {});
    expect(await claimStarter(waiting, { proof: solve(starterChallenge) })).toMatchObject({
      messageBalance: 0,
      starterChallenge: null,
    });
  });

  test.each([
    ['nothing', async () => 'nothing'],
    ['an unsolved puzzle', async (_: string, challenge: Challenge | null) => solveAllButOne(challenge)],
    ['a puzzle less', async (own: string) => own.slice(0, own.lastIndexOf('.'))],
    ['a forged challenge', async (own: string) => `x${own}`],
    ['the work of somebody else', async () => solve((await newcomer()).challenge)],
  ])('who sends %s gets nothing, and may try again', async (_, proofOf) => {
    const { scope, challenge } = await newcomer();
    const own = solve(challenge);
    await expect(claimStarter(scope, { proof: await proofOf(own, challenge) })).rejects.toMatchObject({
      code: 'bad_input',
    });
    expect((await claimStarter(scope, { proof: own })).messageBalance).toBe(5);
  });

  test('whose challenge is too old gets a new one', async () => {
    const { scope, challenge } = await newcomer();
    const later = { ...scope, now: inHours(1) };
    await expect(claimStarter(later, { proof: solve(challenge) })).rejects.toBeInstanceOf(AppError);
    const { starterChallenge } = await registerUser(later, {});
    expect((await claimStarter(later, { proof: solve(starterChallenge) })).messageBalance).toBe(5);
  });
});

test('nothing in the table names anybody, and it is empty a day later', async () => {
  const scope = browserAt('198.51.100.99');
  await register(scope, 'a phone to be found');
  const { rows } = await database.sql.query('SELECT * FROM free_grants ORDER BY id DESC LIMIT 1');
  expect(JSON.stringify(rows)).not.toMatch(/198\.51|found/);
  expect(rows[0].address).toMatch(/^[\w-]{43}$/);
  await forgetOldGrants({ ...scope, now: inHours(60) });
  expect((await database.sql.query('SELECT 1 FROM free_grants')).rows).toEqual([]);
});
