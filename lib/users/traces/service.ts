/*
 * Invariants:
 * - One question answers for most of who registers, because nothing is known of them; whoever is known is looked at with care, as ever.
 */
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner, Scope } from '@/lib/kit/scope';
import { browserHashes } from '@/lib/wallet/starters/service';
import { deviceHashes } from '../suspensions/service';
import * as store from './store';

export { hasLeft } from './store';

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
