import type { Runner } from '@/lib/kit/scope';
import * as hasLeftQuery from './has-left.queries';
import * as isUnknownQuery from './is-unknown.queries';

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

/** Whether a browser has left something before it had a user: a consent, a chat, the state of a crisis. */
export async function hasLeft(db: Runner, visitorId: string): Promise<boolean> {
  const [row] = await hasLeftQuery.hasLeft.run({ visitorId }, db);
  return row?.hasLeft ?? true;
}
