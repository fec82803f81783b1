import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SettingsScreen } from '@/components/admin/settings-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listSettings } from '@/lib/admin/settings/contract';
import * as settings from '@/lib/admin/settings/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSettings.operators, 'Settings');

export default async function SettingsPage({ searchParams }: PageProps<'/admin/settings'>) {
  const { asked, query, wrong } = readAsked(listSettings, await searchParams);
  const page = await readConsolePage(listSettings.operators, (read) => [
    read(listSettings, settings.listSettings, { request: { query: query ?? {} } }),
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
      <SettingsScreen operator={operator} asked={asked} query={query ?? {}} wrong={wrong} />
    </PageData>
  );
}
