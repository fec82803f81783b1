import { AlertsScreen } from '@/components/admin/alerts-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listAlerts } from '@/lib/admin/alerts/contract';
import * as alerts from '@/lib/admin/alerts/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAlerts.operators, 'Alerts');

const NOTHING = { alerts: [], next: null, surplus: [] };

export default async function AlertsPage({ searchParams }: PageProps<'/admin/alerts'>) {
  const { state, after } = await searchParams;
  const typed = listAlerts.query.safeParse({ state: state || undefined, after });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listAlerts.operators, (read) => [
    read(listAlerts, alerts.listAlerts, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/alerts" title="Alerts" returnTo="/admin/alerts" />
    );
  return (
    <AlertsScreen
      operator={operator}
      state={query.state ?? 'open'}
      isFirst={!query.after}
      list={page.answers[0] ?? NOTHING}
    />
  );
}
