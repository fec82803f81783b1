import { AlertsScreen } from '@/components/admin/alerts-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listAlerts } from '@/lib/admin/alerts/contract';
import * as service from '@/lib/admin/alerts/service';
import { readAsked } from '@/lib/admin/lists/rules';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAlerts.operators, 'Alerts');

export default async function AlertsPage({ searchParams }: PageProps<'/admin/alerts'>) {
  const { asked, query, wrong } = readAsked(listAlerts, await searchParams);
  const page = await readConsolePage(listAlerts.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listAlerts, service.listAlerts, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/alerts" title="Alerts" returnTo="/admin/alerts" />
    );
  return <AlertsScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
