import type { OperatorRole } from '@/lib/kit/operator';

const MINUTE_MS = 60_000;

/** A console that nobody used for so long is closed: whoever comes back signs in again. */
export const CONSOLE_IDLE_MS = 30 * MINUTE_MS;

/** "Last seen" is written no more often than this. */
export const CONSOLE_SEEN_EVERY_MS = MINUTE_MS;

/** The parts of the console, with the roles that may. */
export const CONSOLE_PARTS = [
  { path: '/admin/people', title: 'People', roles: ['owner', 'support'] },
  { path: '/admin/complaints', title: 'Complaints', roles: ['owner', 'support'] },
  { path: '/admin/refunds', title: 'Refunds', roles: ['owner', 'support'] },
  { path: '/admin/data', title: 'Kept data', roles: ['owner', 'safety'] },
  { path: '/admin/roles', title: 'Roles', roles: ['owner'] },
  { path: '/admin/audit', title: 'Audit log', roles: ['owner'] },
] as const satisfies readonly { path: string; title: string; roles: readonly OperatorRole[] }[];
