import type { Runner } from '@/lib/kit/scope';

/** Takes over the chats that this browser began before it had a user. Inside the caller's transaction. */
export type AdoptSessions = (
  tx: Runner,
  browser: { visitorId: string; userId: string; now: Date },
) => Promise<void>;
