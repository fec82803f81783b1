import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { RefundsScreen } from '@/components/admin/refunds-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listRefunds } from '@/lib/admin/refunds/contract';
import * as refunds from '@/lib/admin/refunds/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listRefunds.operators, 'Refunds');

export default async function RefundsPage({ searchParams }: PageProps<'/admin/refunds'>) {
  const { asked, query, wrong } = readAsked(listRefunds, await searchParams);
  const page = await readConsolePage(listRefunds.operators, (read) => [
    read(listRefunds, refunds.listRefunds, { request: { query: query ?? {} } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/refunds"
        title="Refunds"
        returnTo="/admin/refunds"
      />
    );
  return (
    <PageData state={page.state}>
      <RefundsScreen operator={operator} asked={asked} query={query ?? {}} wrong={wrong} />
    </PageData>
  );
}
