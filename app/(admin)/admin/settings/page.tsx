import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SettingsScreen } from '@/components/admin/settings-screen';
import { listSettings } from '@/lib/admin/settings/contract';
import * as settings from '@/lib/admin/settings/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSettings.operators, 'Settings');

export default async function SettingsPage() {
  const page = await readConsolePage(listSettings.operators, (read) => [
    read(listSettings, settings.listSettings),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/settings"
        title="Settings"
        returnTo="/admin/settings"
      />
    );
  return (
    <PageData state={page.state}>
      <SettingsScreen operator={operator} />
    </PageData>
  );
}
