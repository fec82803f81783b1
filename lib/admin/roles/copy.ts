import type { OperatorRole } from '@/lib/kit/operator';

export const OWNER_OF_SETTINGS =
  'This owner stands in the settings (ADMIN_EMAILS) and can be changed there only.';

/** What each role may do. */
export const ROLE_MEANS: Readonly<Record<OperatorRole, string>> = {
  owner: 'Everything, and who has which role.',
  support: 'People, money and complaints.',
  safety: 'Safety events, reports, and talks behind them with a reason.',
  content: 'Companions, prompts and notices.',
};

export const ROLE_GIVEN = 'Role given';
export const ROLE_TAKEN = 'Role taken away';
export const ROLE_FAILED = 'The role could not be changed';
