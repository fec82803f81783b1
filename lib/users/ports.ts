import type { Runner } from '@/lib/kit/scope';

/** Takes over the chats that this browser began before it had a user. Inside the caller's transaction. */
export type AdoptSessions = (
  tx: Runner,
  browser: { visitorId: string; userId: string; now: Date },
) => Promise<void>;

/**
 * Gives the visitor that a browser becomes at sign-out what is near of a crisis of the person before.
 * @returns whether there was any
 */
export type CarryCrisis = (
  db: Runner,
  before: { userId: string | null; visitorId: string },
  visitorId: string,
  now: Date,
) => Promise<boolean>;

/**
 * A guest has become a new member. Inside the caller's transaction.
 * @param member.wasMember the Google account had an account here before, which was deleted
 */
export type NoteSignUp = (
  tx: Runner,
  member: { userId: string; wasMember: boolean },
  now: Date,
) => Promise<void>;

/**
 * Moves what a guest has in one domain to the account that the guest signs in to. Called twice, inside the caller's
 * transaction: before the guest's row is locked, and again for what was added in between.
 * @param move.guestId null when the browser has no user yet; then only what carries its visitor id moves
 */
export type MoveBelongings = (
  tx: Runner,
  move: { guestId: string | null; visitorId: string; accountId: string; now: Date },
) => Promise<void>;
