/*
 * Invariants:
 * - A gift is given once to a person, also after an account was deleted: what remains are keyed hashes, for 24 months.
 * - A device is a fingerprint in a network. Both can be shared and forged, so it is one sign among others.
 * - Nothing here names anybody: whoever holds the table alone learns nothing from it.
 */

import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { monthsBefore } from '@/lib/kit/moments';
import { networkOf } from '@/lib/kit/network';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { type Gift, REMEMBERED_MONTHS } from './constants';
import * as store from './store';

export type Device = {
  /** A keyed hash (lib/users/fingerprint); empty: the browser gave none; null: it is forgotten. */
  browserFingerprint: string | null;
  /** By what else the fingerprint may have been remembered. */
  earlier?: readonly string[];
  /** null: it is forgotten. */
  ipAddress: string | null;
};

/** By what a person may be known again. Empty names count for nothing. */
export type GiftNames = {
  googleId?: string | null;
  /** Verified; +91… */
  mobileNumber?: string | null;
  device?: Device | null;
  /** Who paid, in the provider's words, such as a UPI address. */
  payer?: string | null;
};

type GiftScope = { keyedHash: KeyedHash; now(): Date };

const deviceText = (fingerprint: string, ipAddress: string) =>
  `device:${fingerprint}|${networkOf(ipAddress)}`;

/** Nothing of a device whose fingerprint or address is forgotten: it would pass for every other such device. */
function deviceTexts({ browserFingerprint, earlier = [], ipAddress }: Device): string[] {
  if (browserFingerprint === null || !ipAddress) return [];
  return [browserFingerprint, ...earlier].map((fingerprint) => deviceText(fingerprint, ipAddress));
}

/** A keyed hash of a device. */
export function deviceHash(
  { keyedHash }: Pick<GiftScope, 'keyedHash'>,
  { browserFingerprint, ipAddress }: Device,
): string {
  return keyedHash('gifts', deviceText(browserFingerprint ?? '', ipAddress ?? ''));
}

function textsOf({ googleId, mobileNumber, device, payer }: GiftNames): string[] {
  const named = { google: googleId, number: mobileNumber, payer: payer?.trim().toLowerCase() };
  const texts = Object.entries(named).flatMap(([kind, name]) => (name ? [`${kind}:${name}`] : []));
  return device ? [...texts, ...deviceTexts(device)] : texts;
}

/** The hashes under which these names may be remembered: a mark may have been written under an older secret. */
const hashesOf = ({ keyedHash }: GiftScope, names: GiftNames): string[] =>
  textsOf(names).flatMap((text) => keyedHash.each('gifts', text));

/** How often a gift was given before a moment to whoever goes by one of these names, as far as it is remembered. */
export function countGifts(
  scope: GiftScope,
  db: Runner,
  gift: Gift,
  names: GiftNames,
  givenBefore: Date = scope.now(),
): Promise<number> {
  return store.countMarks(db, gift, hashesOf(scope, names), { now: scope.now(), givenBefore });
}

/** How often the starter and the offer were given before to a device, as far as it is remembered: starters until a moment. */
export function countOfNewUser(scope: GiftScope, db: Runner, device: Device, startersBefore: Date) {
  return store.countOfNewUser(db, hashesOf(scope, { device }), { now: scope.now(), startersBefore });
}

/** Whether a gift was given before to whoever goes by one of these names. */
export async function wasGiven(scope: GiftScope, db: Runner, gift: Gift, names: GiftNames): Promise<boolean> {
  return (await countGifts(scope, db, gift, names)) > 0;
}

/** Every gift that was given before to whoever goes by one of these names. */
export async function givenGifts(
  scope: GiftScope,
  db: Runner,
  names: GiftNames,
): Promise<ReadonlySet<string>> {
  return new Set<string>(await store.findGifts(db, hashesOf(scope, names), scope.now()));
}

/** Remembers for 24 months that a gift was given, at some moment before now. */
export function noteGift(
  scope: GiftScope,
  tx: Runner,
  gift: Gift,
  names: GiftNames,
  givenAt: Date = scope.now(),
): Promise<void> {
  const expiresAt = monthsBefore(scope.now(), -REMEMBERED_MONTHS);
  const hashes = textsOf(names).map((text) => scope.keyedHash('gifts', text));
  return store.insertMarks(tx, gift, hashes, { givenAt, expiresAt });
}

type Receiver = NonNullable<Awaited<ReturnType<typeof store.findReceiver>>>;

function namesOf(user: Receiver): GiftNames {
  const { googleId, browserFingerprint, ipAddress } = user;
  const mobileNumber = user.isMobileVerified ? user.mobileNumber : null;
  return { googleId, mobileNumber, device: { browserFingerprint, ipAddress } };
}

/** By what a user may be known again; null when there is none. */
export async function giftNames(db: Runner, userId: string): Promise<GiftNames | null> {
  const user = await store.findReceiver(db, userId);
  return user && namesOf(user);
}

/** Remembers what a user was given who is about to be deleted. Inside the caller's transaction. */
export async function rememberGifts(scope: GiftScope, tx: Runner, userId: string): Promise<void> {
  const user = await store.findReceiver(tx, userId);
  if (!user) return;
  const names = namesOf(user);
  if (user.starterGranted) await noteGift(scope, tx, 'starter', names, user.createdAt);
  if (!user.newUserOfferEnabled) await noteGift(scope, tx, 'offer', names);
  // The devices of friends are counted in the referrals themselves.
  if (user.isGoogleAuthenticated) await noteGift(scope, tx, 'friend', { ...names, device: null });
}

/** Closes the ₹3 offer to a user. @returns false when it was closed already */
export function closeOffer(tx: Runner, userId: string): Promise<boolean> {
  return store.closeOffer(tx, userId);
}

/** Forgets what was given more than 24 months ago. Any number of processes may do this at once. @returns marks */
export function forgetOldGifts({ db, now }: Pick<JobScope, 'db' | 'now'>): Promise<number> {
  return store.deleteExpired(db, now());
}
