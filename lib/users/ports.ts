import type { Runner } from '@/lib/kit/scope';

/** Takes over the chats that this browser began before it had a user. Inside the caller's transaction. */
export type AdoptSessions = (
  tx: Runner,
  browser: { visitorId: string; userId: string; now: Date },
) => Promise<void>;

/** A guest became a new member. Inside the caller's transaction. */
export type NoteSignUp = (tx: Runner, userId: string, now: Date) => Promise<void>;

/**
 * Gives what a guest has in one domain to the account the guest signs in to. Inside the caller's transaction, and
 * twice: before the guest's row is locked, and again for what came in between.
 * @param move.guestId null when the browser has no user yet; the account then only takes over what carries its visitor
 */
export type MoveBelongings = (
  tx: Runner,
  move: { guestId: string | null; visitorId: string; accountId: string },
) => Promise<void>;
