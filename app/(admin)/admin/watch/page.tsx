import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { WatchScreen } from '@/components/admin/watch-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listAlerts } from '@/lib/admin/watch/contract';
import * as service from '@/lib/admin/watch/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAlerts.operators, 'Watch');

export default async function WatchPage({ searchParams }: PageProps<'/admin/watch'>) {
  const { asked, query, wrong } = readAsked(listAlerts, await searchParams);
  const page = await readConsolePage(listAlerts.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listAlerts, service.listAlerts, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/watch" title="Watch" returnTo="/admin/watch" />
    );
  return <WatchScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
