import { redirect } from 'next/navigation';
import { CONSOLE_PARTS } from '@/lib/admin/gate/constants';
import { OPERATOR_ROLES } from '@/lib/kit/operator';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(OPERATOR_ROLES, 'Console');

/** Leads to the first part of the operator's role. */
export default async function ConsolePage() {
  const { operator } = await readConsolePage(OPERATOR_ROLES, () => []);
  const first = CONSOLE_PARTS.find(({ roles }) => roles.some((role) => role === operator.role));
  redirect(first?.path ?? '/account');
}
