import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { WatchScreen } from '@/components/admin/watch-screen';
import { listAlerts } from '@/lib/admin/watch/contract';
import * as alerts from '@/lib/admin/watch/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAlerts.operators, 'Watch');

const NOTHING = { alerts: [], hasWebhook: false, hasMail: false };

export default async function AlertsPage() {
  const page = await readConsolePage(listAlerts.operators, (read) => [read(listAlerts, alerts.listAlerts)]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/watch" title="Watch" returnTo="/admin/watch" />
    );
  return <WatchScreen operator={operator} found={page.answers[0] ?? NOTHING} />;
}
