import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SettlementsScreen } from '@/components/admin/settlements-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listSettlements } from '@/lib/admin/settlements/contract';
import * as service from '@/lib/admin/settlements/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSettlements.operators, 'Settlements');

export default async function SettlementsPage({ searchParams }: PageProps<'/admin/settlements'>) {
  const { asked, query, wrong } = readAsked(listSettlements, await searchParams);
  const page = await readConsolePage(listSettlements.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listSettlements, service.listSettlements, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/settlements"
        title="Settlements"
        returnTo="/admin/settlements"
      />
    );
  return <SettlementsScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
