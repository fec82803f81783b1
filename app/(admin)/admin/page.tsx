import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { OverviewScreen } from '@/components/admin/overview-screen';
import { PERIODS } from '@/lib/admin/overview/constants';
import { getOverview } from '@/lib/admin/overview/contract';
import * as overview from '@/lib/admin/overview/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getOverview.operators, 'Overview');

export default async function OverviewPage({ searchParams }: PageProps<'/admin'>) {
  const { days } = await searchParams;
  const typed = getOverview.query.safeParse({ days });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(getOverview.operators, (read) => [
    read(getOverview, overview.getOverview, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return <IdleConsoleScreen operator={operator} path="/admin" title="Overview" returnTo="/admin" />;
  return <OverviewScreen operator={operator} days={query.days ?? PERIODS[0]} overview={page.answers[0]} />;
}
