import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { passkeyDevice } from '@/tests/setup/passkey-device';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { findSession } from '../devices/service';
import { signIn } from '../sign-in/service';
import { CHALLENGE_MS, LOCK_KEYS_MAX, OPEN_MS, PROVEN_MS } from './constants';
import {
  addLockDevice,
  askLock,
  closeLock,
  collectPersonalData,
  endLock,
  getLock,
  openLock,
  refuseLocked,
  removeLockDevice,
} from './service';

const database = serviceDatabase();

const START = Date.now();
const HOUR_MS = 60 * 60_000;

/** A browser in which a member has signed in; `later` is its next request, so many ms afterwards. */
async function member(account = googleProfile()) {
  const browser = await guest(database.db, { now: () => new Date(START) });
  const { id: userId, sessionId } = await signIn(browser, account);
  const later = async (ms: number): Promise<TestScope> => {
    const now = new Date(START + ms);
    const session = await findSession(database.db, sessionId, now);
    if (!session) throw new Error('the session is over');
    return scopeOf(database.db, { actor: { ...browser.actor, sessionId, ...session }, now: () => now });
  };
  return { userId, sessionId, later };
}
type Member = Awaited<ReturnType<typeof member>>;

const asked = async (scope: TestScope, to: 'add' | 'open') =>
  (await askLock(scope, { to })).options as { challenge: string };

/** Sets the lock with a device. */
async function locked(one: Member, device = passkeyDevice(), ms = 0) {
  await addLockDevice(await one.later(ms), {
    answer: device.register(await asked(await one.later(ms), 'add')),
  });
  return device;
}

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code, reason }: { code?: string; reason?: string }) => `${code}: ${reason}`,
  );
const REFUSED = 'not_allowed: passkey refused';
const LOCKED = 'not_allowed: chats locked';
const USED_UP = 'conflict: no challenge';
const read = async (one: Member, ms: number, isUse = true) =>
  outcome(refuseLocked(await one.later(ms), isUse));

test('chats are open for 15 minutes after their last use, and a page that asks by itself is no use', async () => {
  const one = await member();
  expect((await getLock(await one.later(0))).state).toBe('off');
  expect(await read(one, 10 * HOUR_MS)).toBe('done');
  await locked(one);
  expect(await getLock(await one.later(1))).toMatchObject({ state: 'open', isMember: true, devices: [{}] });
  expect(await read(one, OPEN_MS - 1)).toBe('done');
  expect(await read(one, 2 * OPEN_MS - 2, false)).toBe('done');
  expect(await read(one, 2 * OPEN_MS - 1)).toBe(LOCKED);
  expect(await read(one, OPEN_MS)).toBe('done');
  expect((await getLock(await one.later(HOUR_MS))).state).toBe('closed');
});

test('“Lock now” locks this session and no other, and what is used at that moment does not open it again', async () => {
  const account = googleProfile();
  const [phone, desk] = [await member(account), await member(account)];
  await locked(phone);
  const before = await phone.later(2 * 60_000);
  const closing = await phone.later(2 * 60_000);
  expect(await closeLock(closing)).toMatchObject({ state: 'closed' });
  expect(closing.identified).toContain('no pages');
  // A call that was let in a moment before.
  await refuseLocked(before, true);
  expect(await read(phone, 2 * 60_000)).toBe(LOCKED);
  expect(await read(desk, 2 * 60_000)).toBe('done');
});

test('a device of the person opens it, once for each question, and within 5 minutes', async () => {
  const one = await member();
  const device = await locked(one);
  const at = HOUR_MS;
  const first = await asked(await one.later(at), 'open');
  const answer = device.sign(first);
  expect(await openLock(await one.later(at), { answer })).toMatchObject({ state: 'open' });
  expect(await read(one, at)).toBe('done');
  await closeLock(await one.later(at));
  expect(await outcome(openLock(await one.later(at), { answer }))).toBe(USED_UP);

  const late = device.sign(await asked(await one.later(at), 'open'));
  expect(await outcome(openLock(await one.later(at + CHALLENGE_MS + 1), { answer: late }))).toBe(USED_UP);
  // A newer question takes the place of the one before.
  const old = await asked(await one.later(at), 'open');
  await asked(await one.later(at), 'open');
  expect(await outcome(openLock(await one.later(at), { answer: device.sign(old) }))).toBe(REFUSED);
  // A wrong answer uses the question up.
  const question = await asked(await one.later(at), 'open');
  const wrong = device.sign(question, { verified: false });
  expect(await outcome(openLock(await one.later(at), { answer: wrong }))).toBe(REFUSED);
  expect(await outcome(openLock(await one.later(at), { answer: device.sign(question) }))).toBe(USED_UP);
  expect(await read(one, at)).toBe(LOCKED);
});

test('of two answers to one question at once, one counts', async () => {
  const one = await member();
  const device = await locked(one);
  const answer = device.sign(await asked(await one.later(HOUR_MS), 'open'));
  const scopes = [await one.later(HOUR_MS), await one.later(HOUR_MS)];
  const ends = await Promise.all(scopes.map((scope) => outcome(openLock(scope, { answer }))));
  expect(ends.sort()).toEqual([USED_UP, 'done']);
});

describe('nothing is opened by', () => {
  test.each([
    ['another origin', { origin: 'https://saathi.evil.example' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not ask who it was', { verified: false }],
    ['a count that does not grow, as of a copied key', { counter: 1 }],
    ['an answer to another question', { challenge: 'AAAA' }],
  ])('%s', async (_what, over) => {
    const one = await member();
    const device = await locked(one);
    const answer = device.sign(await asked(await one.later(HOUR_MS), 'open'), over);
    expect(await outcome(openLock(await one.later(HOUR_MS), { answer }))).toBe(REFUSED);
    expect(await read(one, HOUR_MS)).toBe(LOCKED);
  });

  test('a device of somebody else, nor the question of another session', async () => {
    const account = googleProfile();
    const [one, desk, stranger] = [await member(account), await member(account), await member()];
    const [own, foreign] = [await locked(one), await locked(stranger)];
    const at = HOUR_MS;
    const question = await asked(await one.later(at), 'open');
    expect(await outcome(openLock(await one.later(at), { answer: foreign.sign(question) }))).toBe(
      'not_allowed: passkey unknown',
    );
    const forDesk = await asked(await desk.later(at), 'open');
    await asked(await one.later(at), 'open');
    expect(await outcome(openLock(await one.later(at), { answer: own.sign(forDesk) }))).toBe(REFUSED);
  });

  test('rubbish', async () => {
    const one = await member();
    const device = await locked(one);
    for (const response of [{ clientDataJSON: '' }, { clientDataJSON: 'e30', authenticatorData: 'AA' }]) {
      const answer = { ...device.sign(await asked(await one.later(HOUR_MS), 'open')), response };
      expect(await outcome(openLock(await one.later(HOUR_MS), { answer }))).toBe(REFUSED);
    }
  });
});

test.each([
  ['another origin', { origin: 'https://saathi.evil.example' }],
  ['a device that did not ask who it was', { verified: false }],
  ['another question', { challenge: 'AAAA' }],
])('no lock is set by %s', async (_what, over) => {
  const one = await member();
  const answer = passkeyDevice().register(await asked(await one.later(0), 'add'), over);
  expect(await outcome(addLockDevice(await one.later(0), { answer }))).toBe(REFUSED);
  expect((await getLock(await one.later(0))).state).toBe('off');
});

test('a device is added while the chats are open, by nobody else, and known once', async () => {
  const one = await member();
  const device = await locked(one);
  expect(await outcome(askLock(await one.later(HOUR_MS), { to: 'add' }))).toBe(LOCKED);
  await openLock(await one.later(HOUR_MS), {
    answer: device.sign(await asked(await one.later(HOUR_MS), 'open')),
  });
  const again = device.register(await asked(await one.later(HOUR_MS), 'add'));
  expect(await outcome(addLockDevice(await one.later(HOUR_MS), { answer: again }))).toBe(
    'conflict: passkey known',
  );
  for (let count = 1; count < LOCK_KEYS_MAX; count += 1) await locked(one, passkeyDevice(), HOUR_MS);
  const oneMore = passkeyDevice().register(await asked(await one.later(HOUR_MS), 'add'));
  expect(await outcome(addLockDevice(await one.later(HOUR_MS), { answer: oneMore }))).toMatch(/^conflict/);
  expect((await getLock(await one.later(HOUR_MS))).devices).toHaveLength(LOCK_KEYS_MAX);
});

/** Opens the chats of a session with a device that answers for itself. */
async function opened(one: Member, device: ReturnType<typeof passkeyDevice>, ms: number) {
  const answer = {
    ...device.sign(await asked(await one.later(ms), 'open')),
    authenticatorAttachment: 'platform',
  };
  return openLock(await one.later(ms), { answer });
}

describe('one of several devices', () => {
  test('is removed, opens nothing from then on, and is locked where it had opened the chats', async () => {
    const account = googleProfile();
    const [phone, desk] = [await member(account), await member(account)];
    const own = await locked(phone);
    const other = await locked(desk);
    await opened(desk, other, 1000);
    const before = (await getLock(await phone.later(1000))).devices;
    expect(before.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true]);
    const gone = before.find(({ isCurrent }) => !isCurrent);
    const answer = await removeLockDevice(await phone.later(1000), { id: gone?.id ?? '' });
    expect(answer).toMatchObject({ state: 'open', devices: [{ isCurrent: true }] });
    const [{ credentialId = '' } = {}] = (
      await database.db.prisma.chatLockKey.findMany({ where: { userId: phone.userId } })
    ).map((key) => ({ credentialId: key.credentialId }));
    expect(answer.passkeys).toEqual({
      rpId: 'localhost',
      userId: Buffer.from(phone.userId).toString('base64url'),
      allAcceptedCredentialIds: [credentialId],
    });
    expect(await read(desk, 1000)).toBe(LOCKED);
    expect(await read(phone, 1000)).toBe('done');
    expect(await outcome(opened(desk, other, 1000))).toBe('not_allowed: passkey unknown');
    expect(await opened(desk, own, 1000)).toMatchObject({ state: 'open' });
  });

  test('is removed once of two clicks, and of the last two at once one stays', async () => {
    const one = await member();
    for (let count = 0; count < 3; count += 1) await locked(one);
    const [first = { id: '' }, ...rest] = (await getLock(await one.later(0))).devices;
    const remove = async (id: string) => outcome(removeLockDevice(await one.later(0), { id }));
    const clicks = await Promise.all([remove(first.id), remove(first.id)]);
    expect(clicks.sort()).toEqual(['done', 'not_found: not_found']);
    const last = await Promise.all(rest.map(({ id }) => remove(id)));
    expect(last.sort()).toEqual(['conflict: last device', 'done']);
    const { state, devices } = await getLock(await one.later(0));
    expect([state, devices.length]).toEqual(['open', 1]);
  });

  test('is removed by nobody else, and not while the chats are locked', async () => {
    const [one, stranger] = [await member(), await member()];
    await locked(one);
    await locked(one);
    await locked(stranger);
    const [{ id } = { id: '' }] = (await getLock(await one.later(0))).devices;
    expect(await outcome(removeLockDevice(await stranger.later(0), { id }))).toBe('not_found: not_found');
    expect(await outcome(removeLockDevice(await one.later(HOUR_MS), { id }))).toBe(LOCKED);
    expect((await getLock(await one.later(0))).devices).toHaveLength(2);
  });
});

test('it is taken off by a device or right after a sign-in, and not by an open session alone', async () => {
  const account = googleProfile();
  const one = await member(account);
  const device = await locked(one);
  const at = PROVEN_MS + 1;
  expect(await outcome(endLock(await one.later(at), {}))).toBe('not_allowed: not proven');
  const answer = device.sign(await asked(await one.later(at), 'open'));
  expect(await endLock(await one.later(at), { answer })).toMatchObject({ state: 'off', devices: [] });
  expect(await read(one, 10 * HOUR_MS)).toBe('done');

  await locked(one, passkeyDevice(), at);
  // The device is lost: a sign-in with Google opens the chats, and takes the lock off.
  const back = await member(account);
  expect(await read(back, 0)).toBe('done');
  expect(await endLock(await back.later(PROVEN_MS), {})).toMatchObject({ state: 'off' });
});

test('is for members alone; a guest is told so, and nobody without a user has one', async () => {
  const browser = await guest(database.db);
  const session = { sessionId: randomUUID() };
  const one = scopeOf(database.db, { actor: { ...browser.actor, ...session } });
  expect(await getLock(one)).toMatchObject({ state: 'off', isMember: false });
  expect(await outcome(askLock(one, { to: 'add' }))).toBe('not_allowed: not_allowed');
  expect(await outcome(askLock(one, { to: 'open' }))).toBe('not_found: not_found');
  const nobody = scopeOf(database.db);
  const asks = [getLock(nobody), askLock(nobody, { to: 'add' }), closeLock(nobody), endLock(nobody, {})];
  for (const end of await Promise.all(asks.map(outcome))) expect(end).toMatch(/^not_signed_in/);
});

test('the download names the devices, and nothing they are known by', async () => {
  const one = await member();
  await locked(one);
  const { chatLockDevices } = await collectPersonalData(database.db, one.userId);
  expect(chatLockDevices.map((device) => Object.keys(device).sort())).toEqual([
    ['browserName', 'createdAt', 'id', 'lastUsedAt', 'osName'],
  ]);
});
