import { CompanionsScreen } from '@/components/admin/companions-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listCompanions } from '@/lib/admin/companions/contract';
import * as companions from '@/lib/admin/companions/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listCompanions.operators, 'Companions');

export default async function CompanionsPage() {
  const page = await readConsolePage(listCompanions.operators, (read) => [
    read(listCompanions, companions.listCompanions),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/companions"
        title="Companions"
        returnTo="/admin/companions"
      />
    );
  return <CompanionsScreen operator={operator} list={page.answers[0] ?? { companions: [] }} />;
}
