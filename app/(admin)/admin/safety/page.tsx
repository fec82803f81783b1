import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SafetyScreen } from '@/components/admin/safety-screen';
import { listSafety } from '@/lib/admin/safety/contract';
import * as safety from '@/lib/admin/safety/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSafety.operators, 'Safety');

const NOTHING = { events: [], before: null, after: null };

export default async function SafetyPage({ searchParams }: PageProps<'/admin/safety'>) {
  const { kind, mark, before, after } = await searchParams;
  const typed = listSafety.query.safeParse({
    kind: kind || undefined,
    mark: mark || undefined,
    before,
    after,
  });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listSafety.operators, (read) => [
    read(listSafety, safety.listSafety, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/safety" title="Safety" returnTo="/admin/safety" />
    );
  const [list = NOTHING] = page.answers;
  return <SafetyScreen operator={operator} query={query} list={list} />;
}
