import type { OperatorRole } from '@/lib/kit/operator';
import { CONSOLE_IDLE_MS, CONSOLE_SEEN_EVERY_MS } from './constants';

type Visit = {
  now: Date;
  /** When the operator came from Google on this device. */
  authenticatedAt: Date;
  /** When this session was last in the console; null when it never was. */
  lastSeenAt: Date | null;
};

/**
 * Whether a session may be in the console: it was there a moment ago, or its operator has come from Google since it was last
 * there, no longer ago than it may lie idle.
 */
export function isConsoleOpen({ now, authenticatedAt, lastSeenAt }: Visit): boolean {
  const recent = (at: Date) => now.getTime() - at.getTime() < CONSOLE_IDLE_MS;
  if (lastSeenAt !== null && recent(lastSeenAt)) return true;
  return recent(authenticatedAt) && (lastSeenAt === null || authenticatedAt > lastSeenAt);
}

/** Whether it is time to write again when the session was seen. */
export const isConsoleSeenDue = ({ now, lastSeenAt }: Pick<Visit, 'now' | 'lastSeenAt'>): boolean =>
  lastSeenAt === null || now.getTime() - lastSeenAt.getTime() >= CONSOLE_SEEN_EVERY_MS;

/** As e-mail addresses are compared and stored. */
export const plainEmail = (email: string): string => email.trim().toLowerCase();

/** The role of a Google account: an owner by the settings stays one, whatever the console says. */
export function roleOf(
  email: string,
  owners: readonly string[],
  given: OperatorRole | null,
): OperatorRole | null {
  return owners.some((owner) => plainEmail(owner) === plainEmail(email)) ? 'owner' : given;
}
