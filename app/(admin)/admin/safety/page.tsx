import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SafetyScreen } from '@/components/admin/safety-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listSafety } from '@/lib/admin/safety/contract';
import * as service from '@/lib/admin/safety/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSafety.operators, 'Safety');

export default async function SafetyPage({ searchParams }: PageProps<'/admin/safety'>) {
  const { asked, query, wrong } = readAsked(listSafety, await searchParams);
  const page = await readConsolePage(listSafety.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listSafety, service.listSafety, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/safety" title="Safety" returnTo="/admin/safety" />
    );
  return <SafetyScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
