import type { Runner } from '@/lib/kit/scope';

/** Somebody with an account or a browser is held from now on: what they bought is to go back. Inside the caller's transaction. */
export type NoteHeld = (
  tx: Runner,
  names: { userId: string | null; visitorId: string },
  now: Date,
) => Promise<void>;
