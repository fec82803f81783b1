import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { deleteAccount } from '@/lib/account/deletion/service';
import { exportData } from '@/lib/account/export/service';
import { googleProfile, guest } from '@/tests/setup/people';
import { scopeOf, type TestScope } from '@/tests/setup/scope';
import { serviceDatabase } from '@/tests/setup/service-database';
import { watchDatabase } from '@/tests/setup/watched-database';
import { requestCode } from '../mobile/service';
import { signIn } from '../sign-in/service';
import { DEVICES_MAX } from './constants';
import {
  beginSession,
  findSession,
  forgetOldSessions,
  listDevices,
  signOutDevice,
  signOutOthers,
} from './service';

const database = serviceDatabase();

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const isOpen = async (sessionId: string | null) =>
  sessionId !== null && (await findSession(database.db, sessionId, new Date())) !== null;

/** A member of that account on a device of its own, as the next request of that device finds them. */
async function device(account: ReturnType<typeof googleProfile>, userAgent: string | null = null) {
  const browser = await guest(database.db, { actor: { userAgent } });
  const { id: userId, sessionId } = await signIn(browser, account);
  return asCaller(browser, { userId, sessionId, authenticatedAt: new Date() });
}
const asCaller = (scope: TestScope, actor: Partial<TestScope['actor']>) =>
  scopeOf(database.db, { actor: { ...scope.actor, ...actor }, sendSms: async () => undefined });

test('a person sees their devices and no others, and which one asks', async () => {
  const account = googleProfile();
  const [phone] = [await device(account, ANDROID), await device(account), await device(googleProfile())];
  const { devices } = await listDevices(phone);
  expect(devices.map(({ name, isCurrent }) => ({ name, isCurrent }))).toEqual(
    expect.arrayContaining([
      { name: 'Chrome on Android', isCurrent: true },
      { name: null, isCurrent: false },
    ]),
  );
  expect(devices).toHaveLength(2);
});

test('one device is signed out, or all others; a device of somebody else stays', async () => {
  const account = googleProfile();
  const [own, lost, borrowed] = [await device(account), await device(account), await device(account)];
  const stranger = await device(googleProfile());
  await signOutDevice(own, { id: lost.actor.sessionId ?? '' });
  expect(await isOpen(lost.actor.sessionId)).toBe(false);
  expect(await isOpen(borrowed.actor.sessionId)).toBe(true);
  for (const id of [lost.actor.sessionId, stranger.actor.sessionId, randomUUID()])
    await expect(signOutDevice(own, { id: id ?? '' })).rejects.toMatchObject({ code: 'not_found' });
  await signOutOthers(own);
  expect(await isOpen(borrowed.actor.sessionId)).toBe(false);
  expect(await isOpen(own.actor.sessionId)).toBe(true);
  expect(await isOpen(stranger.actor.sessionId)).toBe(true);
});

test('who signed in 16 minutes ago deletes, exports and changes nothing; a guest and a fresh sign-in may', async () => {
  const own = await device(googleProfile());
  const stale = asCaller(own, { authenticatedAt: minutesAgo(16) });
  const refused = { code: 'not_allowed', fields: { signIn: 'again' } };
  await expect(deleteAccount(stale)).rejects.toMatchObject(refused);
  await expect(exportData(stale)).rejects.toMatchObject(refused);
  await expect(signOutOthers(stale)).rejects.toMatchObject(refused);
  await expect(signOutDevice(stale, { id: own.actor.sessionId ?? '' })).rejects.toMatchObject(refused);
  await expect(requestCode(stale, { mobileNumber: '+919812345670' })).rejects.toMatchObject(refused);
  expect((await exportData(asCaller(own, { authenticatedAt: minutesAgo(14) }))).name).toMatch(/\.zip$/);
  expect(await deleteAccount(await guest(database.db))).toEqual({ success: true });
});

test('signing in again to go on with something takes the same account, and a new session', async () => {
  const account = googleProfile();
  const own = await device(account);
  const other = googleProfile();
  await expect(signIn(own, other, { again: true })).rejects.toMatchObject({ code: 'not_allowed' });
  expect(await isOpen(own.actor.sessionId)).toBe(true);
  const { id, sessionId } = await signIn(own, account, { again: true });
  expect(id).toBe(own.actor.userId);
  expect(await isOpen(own.actor.sessionId)).toBe(false);
  expect(await isOpen(sessionId)).toBe(true);
});

test('names of any script fit, and nobody has more devices than are kept', async () => {
  const person = await guest(database.db);
  const userId = person.actor.userId ?? '';
  const userAgent = `${'अनोखाब्राउज़र'.repeat(20)}/1.0`;
  for (let n = 0; n < DEVICES_MAX + 2; n++)
    await beginSession(database.db, { userId, userAgent, authenticatedAt: null, now: new Date() });
  expect((await listDevices(person)).devices).toHaveLength(DEVICES_MAX);
});

test('one device more than are kept signs out the one that was seen longest ago, and no other', async () => {
  const person = await guest(database.db);
  const begin = (minutes: number) =>
    beginSession(database.db, {
      ...{ userId: person.actor.userId ?? '', userAgent: null, authenticatedAt: null },
      now: minutesAgo(minutes),
    });
  const used = await begin(DEVICES_MAX + 2);
  const oldest = await begin(DEVICES_MAX + 1);
  // Begun first, but seen since.
  await findSession(database.db, used, minutesAgo(1));
  const kept = [used];
  for (let age = DEVICES_MAX; kept.length < DEVICES_MAX - 2; age -= 1) kept.push(await begin(age));
  // With that of the registration these are as many as are kept.
  expect((await listDevices(person)).devices).toHaveLength(DEVICES_MAX);
  kept.push(await begin(0));
  expect(await isOpen(oldest)).toBe(false);
  for (const id of kept) expect(await isOpen(id)).toBe(true);
});

test('sessions that have run out are forgotten', async () => {
  const person = await guest(database.db);
  const account = await device(googleProfile());
  const later = { db: database.db, now: () => new Date(Date.now() + 200 * 24 * 60 * 60 * 1000) };
  await forgetOldSessions(later);
  expect(await isOpen(account.actor.sessionId)).toBe(false);
  expect((await listDevices(person)).devices).toHaveLength(1);
});

test('a request costs one query; that the device was seen is written once in minutes', async () => {
  const person = await guest(database.db);
  const now = new Date();
  const session = { userId: person.actor.userId ?? '', userAgent: null, authenticatedAt: null, now };
  const sessionId = await beginSession(database.db, session);
  const work: string[] = [];
  const watched = watchDatabase(database.db, {
    beforeQuery: () => void work.push('query'),
    afterOperation: (name) => void work.push(name),
  });
  const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  // The first one closes the visitor's cookie of the registration.
  await findSession(watched, sessionId, now);
  work.length = 0;
  await findSession(watched, sessionId, later(4));
  expect(work).toEqual(['query']);
  await findSession(watched, sessionId, later(6));
  expect(work).toHaveLength(3);
  await findSession(watched, sessionId, later(7));
  expect(work).toHaveLength(4);
});
