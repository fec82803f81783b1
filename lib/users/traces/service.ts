/*
 * Invariants:
 * - One question answers for most of who registers, because nothing is known of them; whoever is known is looked at with care, as ever.
 */
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner, Scope } from '@/lib/kit/scope';
import { browserHashes } from '@/lib/wallet/starters/service';
import { googleHashes as heldHashes } from '../age-hold/service';
import { deviceHashes, googleHashes as suspendedHashes } from '../suspensions/service';
import * as store from './store';

export { hasLeft, type Past } from './store';

/**
 * Whether nothing is known of the caller's browser: no user of its cookie, nobody held or suspended, no starter that it had.
 * @param fingerprintHashes the keyed hashes of its fingerprint, under each key
 */
export async function isUnknown(
  scope: Pick<Scope, 'actor'> & { keyedHash: KeyedHash },
  tx: Runner,
  fingerprintHashes: readonly string[],
): Promise<boolean> {
  const { userId, visitorId } = scope.actor;
  if (userId !== null) return false;
  return store.isUnknown(tx, {
    visitorId,
    deviceHashes: deviceHashes(scope, fingerprintHashes),
    browserHashes: browserHashes(scope, visitorId),
  });
}

/** What was there before somebody signs in, of the browser, its user and the Google account; in one question. */
export function lookBack(
  scope: Pick<Scope, 'actor'> & { keyedHash: KeyedHash },
  tx: Runner,
  callerId: string | null,
  googleId: string,
): Promise<store.Past> {
  const { visitorId, sessionId } = scope.actor;
  return store.lookBack(tx, {
    ...{ userId: callerId, visitorId, sessionId },
    suspendedHashes: suspendedHashes(scope, googleId),
    heldHashes: heldHashes(scope, googleId),
    browserHashes: browserHashes(scope, visitorId),
  });
}
