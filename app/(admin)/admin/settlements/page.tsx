import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { SettlementsScreen } from '@/components/admin/settlements-screen';
import { listSettlements } from '@/lib/admin/settlements/contract';
import * as settlements from '@/lib/admin/settlements/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listSettlements.operators, 'Settlements');

const NOTHING = { differences: [], next: null, days: [] };

export default async function SettlementsPage({ searchParams }: PageProps<'/admin/settlements'>) {
  const { state, after } = await searchParams;
  const typed = listSettlements.query.safeParse({ state: state || undefined, after });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listSettlements.operators, (read) => [
    read(listSettlements, settlements.listSettlements, { request: { query } }),
  ]);
  const { operator } = page;
  const path = '/admin/settlements';
  if (page.isIdle)
    return <IdleConsoleScreen operator={operator} path={path} title="Settlements" returnTo={path} />;
  return (
    <SettlementsScreen operator={operator} state={query.state ?? 'open'} list={page.answers[0] ?? NOTHING} />
  );
}
