/*
 * Invariants:
 * - A suspended person is suspended in the account and in every browser they used meanwhile, through sign-out and deletion of the account.
 * - A suspended device is known again without its cookies by fingerprint and network together; nobody is suspended for an address, and nobody who
 *   was here before the suspension for a fingerprint.
 * - The other accounts of a suspended person are those with the same verified number (numbers).
 * - Only an operator suspends or lifts. Money is not touched: what was bought stays, and can be asked back.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import { inBatches } from '@/lib/kit/in-batches';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { monthsBefore } from '@/lib/kit/moments';
import type { Db, JobScope, Runner, Scope } from '@/lib/kit/scope';
import { newReference } from '../age-hold/rules';
import { SUSPENSION_KEPT_MONTHS, SUSPENSION_PREFIX, type SuspensionScope } from './constants';
import { SUSPENDED } from './copy';
import { fieldsOf, suspendNumber } from './numbers/service';
import { deviceName } from './rules';
import * as store from './store';

export type { SuspensionRow } from './store';

type HashScope = { keyedHash: KeyedHash };

export const suspended = () =>
  new AppError('not_allowed', SUSPENDED, { fields: { held: 'suspended' }, reason: 'suspended' });

/** The caller's suspension; null for everybody who may chat and pay. */
export function findSuspension({ db, actor, now }: Pick<Scope, 'db' | 'actor' | 'now'>) {
  return store.findFor(db, actor, now());
}

/** Whether an account is suspended. */
export async function isSuspended(db: Runner, userId: string, now: Date): Promise<boolean> {
  return (await store.findByNames(db, [{ userId }], now)) !== null;
}

/**
 * Lets nobody on who is suspended, and suspends the browser of a suspended account too. docs/safety.md, "A person is suspended".
 * @throws AppError `not_allowed` with `held: 'suspended'`
 */
export async function refuseSuspended(scope: Scope): Promise<void> {
  const found = await findSuspension(scope);
  if (!found) return;
  const { visitorId } = scope.actor;
  if (found.visitorId !== visitorId) await store.putSuspension(scope.db, { visitorId }, fieldsOf(found));
  throw suspended();
}

/**
 * The visitor that a suspended browser becomes when it forgets its user, suspended like the one before; undefined for everybody
 * else.
 * @param next the visitor it becomes anyway
 */
export async function suspendedVisitor(
  db: Runner,
  names: store.Names,
  now: Date,
  next: string | undefined,
): Promise<string | undefined> {
  const found = await store.findFor(db, names, now);
  if (!found) return next;
  const visitorId = next ?? randomUUID();
  await store.putSuspension(db, { visitorId }, fieldsOf(found));
  return visitorId;
}

/** Suspends the visitor whom a browser becomes because its cookie no longer counts, when the one before was suspended. */
export async function keepSuspended(
  scope: { db: Db; now(): Date },
  before: store.Names,
  visitorId: string,
): Promise<void> {
  await suspendedVisitor(scope.db, before, scope.now(), visitorId);
}

/** Hashes by which a device with a fingerprint is known, the one of today's key first. */
function hashesOf(
  { keyedHash }: Pick<HashScope, 'keyedHash'>,
  fingerprintHash: string | null,
  ipAddress: string | null,
) {
  const name = deviceName(fingerprintHash, ipAddress);
  return name === null ? [] : keyedHash.each('suspended device', name);
}

/** Hashes by which the caller's device would be known as suspended. @param fingerprintHashes under each key */
export const deviceHashes = (
  scope: Pick<Scope, 'actor'> & Pick<HashScope, 'keyedHash'>,
  fingerprintHashes: readonly string[],
): string[] => fingerprintHashes.flatMap((hash) => hashesOf(scope, hash, scope.actor.ipAddress));

/**
 * Suspends a browser that nobody knows when it is a suspended device without its cookies.
 * @param fingerprintHashes the keyed hashes of its fingerprint, under each key
 * @returns whether it is suspended, now or before
 */
export async function suspendKnownDevice(
  scope: Scope & HashScope,
  tx: Runner,
  fingerprintHashes: readonly string[],
): Promise<boolean> {
  const { actor } = scope;
  const now = scope.now();
  if (await store.findFor(tx, actor, now)) return true;
  const names = deviceHashes(scope, fingerprintHashes).map((deviceHash) => ({ deviceHash }));
  const found = await store.findByNames(tx, names, now);
  if (!found) return false;
  await store.putSuspension(tx, { visitorId: actor.visitorId }, fieldsOf(found));
  return true;
}

/** Carries a suspended browser's suspension to the guest it has just got: it stays with whoever the guest becomes. Inside the caller's transaction. */
export async function suspendGuest(tx: Runner, visitorId: string, userId: string, now: Date): Promise<void> {
  const found = await store.findByNames(tx, [{ visitorId }], now);
  if (found) await store.putSuspension(tx, { userId }, fieldsOf(found));
}

/** Suspends the account that a suspended guest signs in to; a browser's suspension does not follow somebody else. Inside the caller's transaction. */
export async function carrySuspension(
  tx: Runner,
  guestId: string,
  accountId: string,
  now: Date,
): Promise<void> {
  const found = await store.findByNames(tx, [{ userId: guestId }], now);
  if (found?.scope === 'person') await store.putSuspension(tx, { userId: accountId }, fieldsOf(found));
}

/** Hashes by which a Google account would be known whose owner deleted a suspended one, under each key. */
export const googleHashes = ({ keyedHash }: HashScope, googleId: string): readonly string[] =>
  keyedHash.each('suspended account', googleId);

const googleName = (hash: string): store.Name => ({ googleHash: hash });

/** Suspends an account whose owner deleted a suspended one before. Inside the sign-in's transaction. */
export async function recallSuspension(
  scope: HashScope & { now(): Date },
  tx: Runner,
  googleId: string,
  userId: string,
): Promise<void> {
  const names = googleHashes(scope, googleId).map(googleName);
  const found = await store.findByNames(tx, names, scope.now());
  if (found) await store.putSuspension(tx, { userId }, fieldsOf(found));
}

/** Keeps a suspended account known by a keyed hash of its Google subject when the account goes. Inside the caller's transaction. */
export async function rememberSuspendedAccount(
  { keyedHash, now }: HashScope & { now(): Date },
  tx: Runner,
  userId: string,
): Promise<void> {
  const found = await store.findByNames(tx, [{ userId }], now());
  const device = found && (await store.findDevice(tx, userId));
  if (!found || !device) return;
  if (device.visitorId !== null)
    await store.putSuspension(tx, { visitorId: device.visitorId }, fieldsOf(found));
  if (found.scope === 'person' && device.googleId !== null)
    await store.putSuspension(
      tx,
      googleName(keyedHash('suspended account', device.googleId)),
      fieldsOf(found),
    );
}

export type NewSuspension = {
  scope: SuspensionScope;
  userId: string;
  /** Of the device, for scope `device`. */
  sessionId: string | null;
  reason: string;
  /** Null: until it is lifted. */
  endsAt: Date | null;
};

/**
 * Suspends a person, or one of their devices. Inside the caller's transaction.
 * @returns the reference, such as SUS-7KQ4M2XT; null when there is no such person or device
 */
export async function suspend(
  scope: HashScope & { now(): Date },
  tx: Runner,
  { scope: what, userId, sessionId, reason, endsAt }: NewSuspension,
): Promise<string | null> {
  const user = await store.findDevice(tx, userId);
  if (!user) return null;
  const reference = newReference(randomInt, SUSPENSION_PREFIX);
  const fields = { reference, scope: what, reason, startedAt: scope.now(), endsAt, liftedAt: null };
  const [deviceHash] = hashesOf(scope, user.browserFingerprint, user.ipAddress);
  if (what === 'person') {
    await store.putSuspension(tx, { userId }, fields);
    if (user.visitorId !== null) await store.putSuspension(tx, { visitorId: user.visitorId }, fields);
    if (deviceHash) await store.putSuspension(tx, { deviceHash }, fields);
    await suspendNumber(scope, tx, userId, fields);
    return reference;
  }
  const device = sessionId === null ? null : await store.findDeviceSession(tx, userId, sessionId);
  if (sessionId === null || !device) return null;
  await store.putSuspension(tx, { sessionId }, fields);
  // The fingerprint that is known is that of the browser that registered last.
  const isLast = device.browserName === user.browserName && device.osName === user.osName;
  if (deviceHash && isLast) await store.putSuspension(tx, { deviceHash }, fields);
  return reference;
}

/** Lifts a suspension for account, browsers and devices. Inside the caller's transaction. @returns whether there was one */
export async function lift(tx: Runner, reference: string, now: Date): Promise<boolean> {
  return (await store.lift(tx, reference, now)) > 0;
}

/** The suspensions in force of a person's account and devices, and how many other people came with the same fingerprint. */
export async function describePerson(
  scope: HashScope & Pick<Scope, 'db' | 'now'>,
  userId: string,
  sessionIds: string[],
): Promise<{ suspensions: store.SuspensionRow[]; sharing: number }> {
  const user = await store.findDevice(scope.db, userId);
  const deviceHashes = hashesOf(scope, user?.browserFingerprint ?? null, user?.ipAddress ?? null);
  const names = { userId, sessionIds, deviceHashes: [...deviceHashes] };
  const [suspensions, sharing] = await Promise.all([
    store.listInForce(scope.db, names, scope.now()),
    user?.browserFingerprint ? store.countSharing(scope.db, userId, user.browserFingerprint) : 0,
  ]);
  return { suspensions, sharing };
}

/** What an account was suspended for, for the export of its data. */
export async function collectPersonalData(db: Runner, userId: string) {
  return (await store.listOf(db, userId)).map(fieldsOf);
}

/** Forgets what is over of a deleted person's browsers. Inside the caller's transaction. */
export function deletePersonalData(tx: Runner, visitorIds: readonly string[], now: Date): Promise<void> {
  return store.deleteOver(tx, visitorIds, now);
}

/** Forgets suspensions that are over, and those of 24 months that no account carries. @returns names */
export function forgetOldSuspensions({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  const before = monthsBefore(now(), SUSPENSION_KEPT_MONTHS);
  return inBatches((rows) => store.forget(db, { now: now(), before, rows }));
}
