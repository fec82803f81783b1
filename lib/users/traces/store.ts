import type { Runner } from '@/lib/kit/scope';
import * as hasLeftQuery from './has-left.queries';
import * as isUnknownQuery from './is-unknown.queries';
import * as lookBackQuery from './look-back.queries';

export type Names = {
  visitorId: string;
  /** By which a suspended device is known. */
  deviceHashes: readonly string[];
  /** By which a browser is known that had its starter. */
  browserHashes: readonly string[];
};

/** Whether no user, hold, suspension or starter is known of a browser. */
export async function isUnknown(
  db: Runner,
  { visitorId, deviceHashes, browserHashes }: Names,
): Promise<boolean> {
  const names = { visitorId, deviceHashes: [...deviceHashes], browserHashes: [...browserHashes] };
  const [row] = await isUnknownQuery.isUnknown.run(names, db);
  return row?.isUnknown ?? false;
}

export type SignInNames = {
  userId: string | null;
  visitorId: string;
  sessionId: string | null;
  /** By which a suspended account that was deleted is known. */
  suspendedHashes: readonly string[];
  /** By which a held account that was deleted is known. */
  heldHashes: readonly string[];
  /** By which a browser is known that had its starter. */
  browserHashes: readonly string[];
};

/** What was there before a sign-in. */
export async function lookBack(tx: Runner, names: SignInNames): Promise<Past> {
  const { suspendedHashes, heldHashes, browserHashes, ...own } = names;
  const hashes = {
    ...{ suspendedHashes: [...suspendedHashes], heldHashes: [...heldHashes] },
    browserHashes: [...browserHashes],
  };
  const [row] = await lookBackQuery.lookBack.run({ ...own, ...hashes }, tx);
  return row ?? { isNoted: true, hadStarter: true, hasLeft: true };
}

export type Past = {
  /** An age or a suspension is noted under one of the names, of now or of before. */
  isNoted: boolean;
  /** The browser had its starter. */
  hadStarter: boolean;
  /** As `hasLeft`. */
  hasLeft: boolean;
};

/** Whether a browser has left something before it had a user: an order, a concern, a consent, a chat, the state of a crisis. */
export async function hasLeft(db: Runner, visitorId: string): Promise<boolean> {
  const [row] = await hasLeftQuery.hasLeft.run({ visitorId }, db);
  return row?.hasLeft ?? true;
}
