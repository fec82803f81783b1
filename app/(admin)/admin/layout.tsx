import type { ReactNode } from 'react';
import { ConsoleWarning } from '@/components/admin/console-warning';
import { QueryProvider } from '@/lib/client/query-provider';
import { readConsoleWarning } from '@/lib/server/console-page';

/** Every page of the console begins with what nobody may overlook. */
export default async function ConsoleLayout({ children }: { children: ReactNode }) {
  const warning = await readConsoleWarning();
  return (
    <QueryProvider>
      {warning ? <ConsoleWarning>{warning}</ConsoleWarning> : null}
      {children}
    </QueryProvider>
  );
}
