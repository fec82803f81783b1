/*
 * Invariants:
 * - A deleted user leaves no row behind, and its cookie finds nobody.
 * - Deleting an account never earns a gift a second time (gifts/service.ts).
 */

import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner } from '@/lib/kit/scope';
import * as ageHold from '../age-hold/service';
import * as requests from '../data-requests/service';
import { collectPersonalData as collectDevices } from '../devices/service';
import { rememberGifts } from '../gifts/service';
import * as limits from '../limits/service';
import * as lock from '../lock/service';
import * as push from '../push/service';
import { type Caller, lockUser } from '../store';
import * as suspension from '../suspensions/service';
import * as store from './store';

/** By what the domains know the person whose data is deleted. */
export type Person = {
  userId: string;
  /** The browsers that this person may have used before they had a user. */
  visitorIds: readonly string[];
  /** Messages */
  messageBalance: number;
};

/** The guests that have become part of an account: what is written down about them is about its person. */
export const listFormerGuests = store.listFormerGuests;

/** What is stored of a user, and what the person consented to. */
export async function collectPersonalData(db: Runner, userId: string) {
  const [profile, consents, age, devices, suspensions, dataRequests, ownLimits, told, lockDevices] =
    await Promise.all([
      store.findProfile(db, userId),
      store.listConsents(db, userId),
      ageHold.collectPersonalData(db, userId),
      collectDevices(db, userId),
      suspension.collectPersonalData(db, userId),
      requests.collectPersonalData(db, userId),
      limits.collectPersonalData(db, userId),
      push.collectPersonalData(db, userId),
      lock.collectPersonalData(db, userId),
    ]);
  return { profile, consents, age, devices, suspensions, dataRequests, ownLimits, ...told, ...lockDevices };
}

/** Locks a user until the transaction ends; null when it is gone. */
export async function lockPerson(tx: Runner, caller: Caller): Promise<Person | null> {
  const user = await lockUser(tx, caller);
  if (!user) return null;
  return {
    userId: user.id,
    visitorIds: [...new Set([caller.visitorId, user.visitorId ?? caller.visitorId])],
    messageBalance: user.messageBalance,
  };
}

/** Deletes profile, consents, one-time codes and what is known of the age; a held browser stays held. Inside the caller's transaction, which holds the user's row. */
export async function deletePersonalData(
  scope: { keyedHash: KeyedHash; now(): Date },
  tx: Runner,
  person: Person,
): Promise<void> {
  await rememberGifts(scope, tx, person.userId);
  await ageHold.deletePersonalData(tx, person.visitorIds);
  await suspension.deletePersonalData(tx, person.visitorIds, scope.now());
  return store.deleteUser(tx, person.userId, person.visitorIds);
}
