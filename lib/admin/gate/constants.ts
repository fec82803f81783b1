import type { OperatorRole } from '@/lib/kit/operator';

const MINUTE_MS = 60_000;

/** A console that nobody used for so long is closed: whoever comes back signs in again. */
export const CONSOLE_IDLE_MS = 30 * MINUTE_MS;

/** "Last seen" is written no more often than this. */
export const CONSOLE_SEEN_EVERY_MS = MINUTE_MS;

/** What the console's parts are grouped by, in the order of its navigation. */
export const CONSOLE_GROUPS = ['Today', 'People', 'Money', 'Product', 'System'] as const;

/** The parts of the console, with the roles that may. */
export const CONSOLE_PARTS = [
  {
    path: '/admin',
    title: 'Overview',
    group: 'Today',
    roles: ['owner', 'support', 'safety', 'content'],
  },
  { path: '/admin/people', title: 'People', group: 'People', roles: ['owner', 'support', 'safety'] },
  { path: '/admin/safety', title: 'Safety', group: 'People', roles: ['owner', 'safety'] },
  { path: '/admin/age-holds', title: 'Age holds', group: 'People', roles: ['owner', 'support', 'safety'] },
  { path: '/admin/complaints', title: 'Complaints', group: 'People', roles: ['owner', 'support', 'safety'] },
  { path: '/admin/orders', title: 'Orders', group: 'Money', roles: ['owner', 'support'] },
  { path: '/admin/alerts', title: 'Alerts', group: 'Money', roles: ['owner', 'support'] },
  { path: '/admin/refunds', title: 'Refunds', group: 'Money', roles: ['owner', 'support'] },
  { path: '/admin/prompts', title: 'Prompts', group: 'Product', roles: ['owner', 'content'] },
  { path: '/admin/notices', title: 'Notices', group: 'Product', roles: ['owner', 'content'] },
  { path: '/admin/settlements', title: 'Settlements', group: 'Money', roles: ['owner', 'support'] },
  { path: '/admin/statements', title: 'Statements', group: 'Money', roles: ['owner', 'support'] },
  { path: '/admin/settings', title: 'Settings', group: 'Product', roles: ['owner'] },
  { path: '/admin/companions', title: 'Companions', group: 'Product', roles: ['owner', 'content'] },
  { path: '/admin/reviews', title: 'Reviews', group: 'Product', roles: ['owner', 'support', 'content'] },
  { path: '/admin/jobs', title: 'Jobs', group: 'System', roles: ['owner', 'support'] },
  { path: '/admin/watch', title: 'Watch', group: 'System', roles: ['owner', 'support'] },
  { path: '/admin/data', title: 'Kept data', group: 'System', roles: ['owner', 'safety'] },
  { path: '/admin/roles', title: 'Roles', group: 'System', roles: ['owner'] },
  { path: '/admin/audit', title: 'Audit log', group: 'System', roles: ['owner'] },
] as const satisfies readonly {
  path: string;
  title: string;
  group: (typeof CONSOLE_GROUPS)[number];
  roles: readonly OperatorRole[];
}[];
