/*
 * Invariants:
 * - While somebody has a lock, a session has words of their chats only for 15 minutes after it was opened or used last: by a device of theirs
 *   that has just asked who it is, or by a sign-in with Google. `refuseLocked` says so for every call that has such words.
 * - What a device signs was asked of this very session, at most 5 minutes ago, and counts once, whatever comes of it.
 * - Only members have a lock: with Google there is a way back without the device.
 * - A lock has a device as long as there is a lock. A device that is removed opens nothing from then on, and is locked at once where a session
 *   is known to be its own.
 */
import { AppError } from '@/lib/kit/app-error';
import { isUniqueViolation } from '@/lib/kit/database-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Actor, JobScope, Runner, Scope } from '@/lib/kit/scope';
import { deviceName } from '../devices/rules';
import { namesOf } from '../registration/rules';
import { findCaller } from '../service';
import { lockUser } from '../store';
import { CHALLENGE_MS, LOCK_KEYS_MAX, OPEN_MS, USED_EVERY_MS } from './constants';
import type {
  addLockDevice as addEndpoint,
  askLock as askEndpoint,
  endLock as endEndpoint,
  getLock as getEndpoint,
  openLock as openEndpoint,
  removeLockDevice as removeEndpoint,
} from './contract';
import {
  CHATS_LOCKED,
  LOCK_DEVICE_GONE,
  LOCK_FULL,
  LOCK_LAST_DEVICE,
  LOCK_MEMBERS_ONLY,
  LOCK_NOT_REGISTERED,
  LOCK_NOT_SET,
  LOCK_OTHER_DEVICE,
  LOCK_OUT_OF_DATE,
  LOCK_PROVE,
  LOCK_REFUSED,
} from './copy';
import type { PasskeyAnswer, Passkeys } from './ports';
import { isProven, lockState } from './rules';
import * as store from './store';

type LockScope = Scope & { passkeys: Passkeys };
type State = Answer<typeof getEndpoint>;

export { hasLock } from './store';

/** Characters; a browser may call itself what it likes. */
const NAME_MAX = 60;
const shortened = (name: string | null) => (name === null ? null : [...name].slice(0, NAME_MAX).join(''));

/**
 * Refuses a session what it may not read now.
 * @param isUse somebody uses the chats, and not only their page by itself: they stay open for 15 more minutes
 * @throws AppError `not_allowed` with `chats: 'locked'`
 */
export async function refuseLocked(
  { db, now, actor }: Pick<JobScope, 'db' | 'now'> & { actor: Pick<Actor, 'sessionId' | 'lock'> },
  isUse: boolean,
): Promise<void> {
  if (actor.lock === 'off') return;
  if (actor.lock === 'closed' || actor.sessionId === null)
    throw new AppError('not_allowed', CHATS_LOCKED, { fields: { chats: 'locked' }, reason: 'chats locked' });
  if (!isUse) return;
  const before = (ms: number) => new Date(now().getTime() - ms);
  await store.noteUse(db, actor.sessionId, now(), before(USED_EVERY_MS), before(OPEN_MS));
}

type Person = { id: string; sessionId: string; isMember: boolean; name: string };

/** @throws AppError `not_signed_in` */
async function requirePerson(scope: Scope): Promise<Person> {
  const user = await findCaller(scope);
  const { sessionId } = scope.actor;
  if (!user || sessionId === null) throw new AppError('not_signed_in', LOCK_NOT_REGISTERED);
  const { id, isGoogleAuthenticated: isMember } = user;
  return { id, sessionId, isMember, name: user.email ?? user.name ?? '' };
}

async function stateOf({ db, actor, now }: Scope, userId: string, state: State['state']): Promise<State> {
  const devices = await store.listDevices(db, userId);
  const own = devices.length > 0 && actor.sessionId !== null && (await store.findOwnKey(db, actor.sessionId));
  return {
    state,
    isMember: actor.authenticatedAt !== null,
    isProven: isProven(actor.authenticatedAt, now()),
    devices: devices.map(({ id, browserName, osName, createdAt, lastUsedAt }) => ({
      id,
      name: deviceName(browserName, osName),
      isCurrent: id === own,
      addedAt: createdAt.toISOString(),
      usedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getLock(scope: Scope): Promise<State> {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', LOCK_NOT_REGISTERED);
  return stateOf(scope, user.id, scope.actor.lock);
}

/** A device is added by whom the chats are open to, and by nobody else. @throws AppError `not_allowed` */
async function refuseToAdd(scope: Scope, person: Person): Promise<void> {
  if (!person.isMember) throw new AppError('not_allowed', LOCK_MEMBERS_ONLY);
  await refuseLocked(scope, true);
}

/** @throws AppError `not_signed_in`, `not_allowed` (a guest; add: the chats are locked), `not_found` (open: there is no lock) */
export async function askLock(
  scope: LockScope,
  { to }: Input<typeof askEndpoint>,
): Promise<Answer<typeof askEndpoint>> {
  const { db, passkeys, now } = scope;
  const person = await requirePerson(scope);
  const known = await store.listKnown(db, person.id);
  if (to === 'open' && known.length === 0) throw new AppError('not_found', LOCK_NOT_SET);
  if (to === 'add') await refuseToAdd(scope, person);
  const options = await (to === 'add' ? passkeys.askNew(person, known) : passkeys.askKnown(known));
  await store.writeChallenge(db, person.sessionId, options.challenge, now());
  return { options };
}

/** What this session's device was asked. It counts no more from now on. @throws AppError `conflict` */
async function takeChallenge({ db, now }: Scope, sessionId: string): Promise<string> {
  const asked = await store.takeChallenge(db, sessionId);
  if (!asked || now().getTime() - asked.askedAt.getTime() > CHALLENGE_MS)
    throw new AppError('conflict', LOCK_OUT_OF_DATE, { reason: 'no challenge' });
  return asked.challenge;
}

/**
 * Sets the lock with the caller's device, or adds the device to it; the chats are open here.
 * @throws AppError `not_signed_in`, `not_allowed`, `conflict` (asked too long ago, or answered already; too many devices)
 */
export async function addLockDevice(scope: LockScope, { answer }: Input<typeof addEndpoint>): Promise<State> {
  const { db, passkeys, now, actor } = scope;
  const person = await requirePerson(scope);
  await refuseToAdd(scope, person);
  const key = await passkeys.readNew(answer as PasskeyAnswer, await takeChallenge(scope, person.sessionId));
  if (!key) throw new AppError('not_allowed', LOCK_REFUSED, { reason: 'passkey refused' });
  const { browserName, osName } = namesOf(actor.userAgent);
  const names = { browserName: shortened(browserName), osName: shortened(osName) };
  try {
    await db.transaction(async (tx) => {
      // Two devices at once are counted one after the other.
      await lockUser(tx, { userId: person.id, visitorId: actor.visitorId });
      if ((await store.listKnown(tx, person.id)).length >= LOCK_KEYS_MAX)
        throw new AppError('conflict', LOCK_FULL);
      const id = await store.insertKey(tx, person.id, { ...key, ...names }, now());
      await store.writeOpen(tx, person.sessionId, now(), id);
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError('conflict', LOCK_OUT_OF_DATE, { reason: 'passkey known' });
  }
  return stateOf(scope, person.id, 'open');
}

/**
 * One of the caller's devices opens the chats no more. The chats have to be open, as to add one.
 * @throws AppError `not_signed_in`, `not_allowed` (they are locked here), `not_found` (gone, or somebody else's), `conflict` (the last one)
 */
export async function removeLockDevice(
  scope: LockScope,
  { id }: Input<typeof removeEndpoint>,
): Promise<Answer<typeof removeEndpoint>> {
  const { db, passkeys, actor } = scope;
  const person = await requirePerson(scope);
  await refuseLocked(scope, true);
  const known = await db.transaction(async (tx) => {
    // Of the last two at once, one stays.
    await lockUser(tx, { userId: person.id, visitorId: actor.visitorId });
    if (!(await store.deleteKey(tx, person.id, id, person.sessionId)))
      throw new AppError('not_found', LOCK_DEVICE_GONE);
    const left = await store.listKnown(tx, person.id);
    if (left.length === 0) throw new AppError('conflict', LOCK_LAST_DEVICE, { reason: 'last device' });
    return left;
  });
  return { ...(await stateOf(scope, person.id, 'open')), passkeys: passkeys.accepted(person.id, known) };
}

/**
 * @returns the device that has signed
 * @throws AppError `not_allowed` (not one of the person's devices, or it did not ask who it was), `conflict`
 */
async function checkDevice(
  scope: LockScope,
  person: Person,
  answer: PasskeyAnswer,
): Promise<{ id: string; isHere: boolean }> {
  const { db, passkeys, now } = scope;
  const challenge = await takeChallenge(scope, person.sessionId);
  const key = await store.findKey(db, person.id, answer.id);
  if (!key)
    throw new AppError('not_allowed', LOCK_OTHER_DEVICE, {
      fields: { passkey: 'unknown' },
      reason: 'passkey unknown',
    });
  const counter = await passkeys.check(answer, challenge, key);
  if (counter === null || !(await store.noteSigned(db, key, counter, now())))
    throw new AppError('not_allowed', LOCK_REFUSED, { reason: 'passkey refused' });
  // A phone may sign for the computer beside it (https://www.w3.org/TR/webauthn-3/#enum-attachment).
  return { id: key.id, isHere: answer.authenticatorAttachment === 'platform' };
}

/** Opens the chats in the caller's session. @throws AppError `not_signed_in`, `not_allowed`, `conflict` */
export async function openLock(scope: LockScope, { answer }: Input<typeof openEndpoint>): Promise<State> {
  const person = await requirePerson(scope);
  const device = await checkDevice(scope, person, answer as PasskeyAnswer);
  await store.writeOpen(scope.db, person.sessionId, scope.now(), device.isHere ? device.id : undefined);
  return stateOf(scope, person.id, lockState({ isLocked: true, chatsOpenAt: scope.now() }, scope.now()));
}

/** Locks the chats in the caller's session; without a lock nothing changes. @throws AppError `not_signed_in` */
export async function closeLock(scope: Scope): Promise<State> {
  const person = await requirePerson(scope);
  if (scope.actor.lock === 'off') return stateOf(scope, person.id, 'off');
  await store.writeOpen(scope.db, person.sessionId, null);
  scope.forgetPages();
  return stateOf(scope, person.id, 'closed');
}

/**
 * Takes the lock off.
 * @throws AppError `not_signed_in`, `not_allowed` with `prove: true` (neither the device nor a sign-in says who it is), `conflict`
 */
export async function endLock(
  scope: LockScope,
  { answer }: Input<typeof endEndpoint>,
): Promise<Answer<typeof endEndpoint>> {
  const person = await requirePerson(scope);
  if (answer) await checkDevice(scope, person, answer as PasskeyAnswer);
  else if (scope.actor.lock !== 'off' && !isProven(scope.actor.authenticatedAt, scope.now()))
    throw new AppError('not_allowed', LOCK_PROVE, { fields: { prove: true }, reason: 'not proven' });
  await scope.db.transaction((tx) => store.deleteLock(tx, person.id));
  return {
    ...(await stateOf(scope, person.id, 'off')),
    passkeys: scope.passkeys.accepted(person.id, []),
  };
}

/** The devices that open a person's chats, for the export of their data: without what they are known by. */
export const collectPersonalData = async (db: Runner, userId: string) => ({
  chatLockDevices: await store.listDevices(db, userId),
});
