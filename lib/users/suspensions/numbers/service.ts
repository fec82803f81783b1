/*
 * Invariants:
 * - Whoever has verified the number of a suspended person is that person, in whichever account: before the suspension or after it.
 * - The number itself is not kept for it, but a keyed hash, which outlives the account.
 * - A number that was typed and not verified is nobody's.
 */
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner } from '@/lib/kit/scope';
import * as store from '../store';

type HashScope = { keyedHash: KeyedHash };

const PURPOSE = 'suspended number';
/** Accounts of one number that a suspension reaches at once; each code for one more takes that number in hand. */
const ACCOUNTS_MAX = 50;

/** Suspends a person's verified number, and every other account that has verified it. Inside the caller's transaction. */
export async function suspendNumber(
  { keyedHash }: HashScope,
  tx: Runner,
  userId: string,
  fields: store.SuspensionFields,
): Promise<void> {
  const number = await store.findNumber(tx, userId);
  if (number === null) return;
  await store.putSuspension(tx, { numberHash: keyedHash(PURPOSE, number) }, fields);
  for (const other of await store.listOfNumber(tx, number, userId, ACCOUNTS_MAX))
    await store.putSuspension(tx, { userId: other }, fields);
}

/**
 * A number was verified: an account is suspended by it if it is a suspended person's, and the number is if the account's person is. Inside
 * the caller's transaction.
 */
export async function joinByNumber(
  { keyedHash, now }: HashScope & { now(): Date },
  tx: Runner,
  userId: string,
  number: string,
): Promise<void> {
  const own = await store.findByNames(tx, [{ userId }], now());
  if (own?.scope === 'person') return suspendNumber({ keyedHash }, tx, userId, fieldsOf(own));
  const names = keyedHash.each(PURPOSE, number).map((numberHash) => ({ numberHash }));
  const found = await store.findByNames(tx, names, now());
  if (found) await store.putSuspension(tx, { userId }, fieldsOf(found));
}

/** What is the same under each name of a suspension. */
export const fieldsOf = ({
  reference,
  scope,
  reason,
  startedAt,
  endsAt,
  liftedAt,
}: store.SuspensionRow): store.SuspensionFields => ({
  reference,
  scope,
  reason,
  startedAt,
  endsAt,
  liftedAt,
});
