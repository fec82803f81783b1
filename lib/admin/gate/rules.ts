import { OPERATOR_ROLES, type OperatorRole } from '@/lib/kit/operator';
import { CONSOLE_GROUPS, CONSOLE_IDLE_MS, CONSOLE_PARTS, CONSOLE_SEEN_EVERY_MS } from './constants';

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

export type ConsolePart = (typeof CONSOLE_PARTS)[number];

/** The parts that a role may open, by group; a group without any is left out. */
export const partsOf = (role: OperatorRole): { group: string; parts: ConsolePart[] }[] =>
  CONSOLE_GROUPS.map((group) => ({
    group,
    parts: CONSOLE_PARTS.filter((part) => part.group === group && part.roles.some((one) => one === role)),
  })).filter(({ parts }) => parts.length > 0);

/** The path as Next matches it. */
function plainPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The roles that may open a page of the console; null for a path that is none of it.
 * @param path of the request, without its query
 */
export function rolesOfPage(path: string): readonly OperatorRole[] | null {
  const plain = plainPath(path);
  if (!/^\/admin(?![^/.])/.test(plain)) return null;
  // The overview's own address begins that of every other part.
  const part = CONSOLE_PARTS.filter((one) => plain === one.path || plain.startsWith(`${one.path}/`)).sort(
    (one, other) => other.path.length - one.path.length,
  )[0];
  return part?.roles ?? OPERATOR_ROLES;
}
