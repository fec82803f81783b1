import type { LockState } from './constants';
import { OPEN_MS, PROVEN_MS } from './constants';

/** Whether the words of chats are to be had in a session of a person. */
export function lockState(
  { isLocked, chatsOpenAt }: { isLocked: boolean; chatsOpenAt: Date | null },
  now: Date,
): LockState {
  if (!isLocked) return 'off';
  return chatsOpenAt !== null && now.getTime() - chatsOpenAt.getTime() < OPEN_MS ? 'open' : 'closed';
}

/** Whether a member came from Google so short a time ago that this stands for the device's screen lock. */
export const isProven = (authenticatedAt: Date | null, now: Date): boolean =>
  authenticatedAt !== null && now.getTime() - authenticatedAt.getTime() <= PROVEN_MS;
