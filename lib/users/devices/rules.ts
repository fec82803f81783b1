import {
  FRESH_SIGN_IN_MS,
  GUEST_IDLE_MS,
  MEMBER_ABSOLUTE_MS,
  MEMBER_IDLE_MS,
  SEEN_EVERY_MS,
} from './constants';

export type Times = {
  createdAt: Date;
  lastSeenAt: Date;
  /** When its person came from Google last; null for a guest. */
  authenticatedAt: Date | null;
};

/** Whether a device's session has run out. */
export function isOver({ createdAt, lastSeenAt, authenticatedAt }: Times, now: Date): boolean {
  const idle = now.getTime() - lastSeenAt.getTime();
  if (authenticatedAt === null) return idle > GUEST_IDLE_MS;
  return idle > MEMBER_IDLE_MS || now.getTime() - createdAt.getTime() > MEMBER_ABSOLUTE_MS;
}

/** Whether it is time to write down again that a device was seen. */
export const isSeenDue = ({ lastSeenAt }: Pick<Times, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS;

/** Whether a member came from Google a moment ago. A guest has nothing to sign in with, and so counts as fresh. */
export const isFresh = (authenticatedAt: Date | null, now: Date): boolean =>
  authenticatedAt === null || now.getTime() - authenticatedAt.getTime() <= FRESH_SIGN_IN_MS;

/** "Chrome on Android"; null when neither is known. */
export function deviceName(browser: string | null, system: string | null): string | null {
  return browser && system ? `${browser} on ${system}` : browser || system;
}
