import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SurplusScreen } from '@/components/admin/surplus-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listSurplus } from '@/lib/admin/surplus/contract';
import * as service from '@/lib/admin/surplus/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSurplus.operators, 'Payments that credited nothing');

export default async function SurplusPage({ searchParams }: PageProps<'/admin/alerts/surplus'>) {
  const { asked, query, wrong } = readAsked(listSurplus, await searchParams);
  const page = await readConsolePage(listSurplus.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listSurplus, service.listSurplus, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/alerts"
        title="Payments that credited nothing"
        returnTo="/admin/alerts/surplus"
      />
    );
  return <SurplusScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
