import { AgeHoldsScreen } from '@/components/admin/age-holds-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listAgeHolds } from '@/lib/admin/age-holds/contract';
import * as ageHolds from '@/lib/admin/age-holds/service';
import { readAsked } from '@/lib/admin/lists/rules';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAgeHolds.operators, 'Age holds');

export default async function AgeHoldsPage({ searchParams }: PageProps<'/admin/age-holds'>) {
  const { asked, query, wrong } = readAsked(listAgeHolds, await searchParams);
  const page = await readConsolePage(listAgeHolds.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listAgeHolds, ageHolds.listAgeHolds, { request: { query } }),
  ]);
  const { operator } = page;
  const path = '/admin/age-holds';
  if (page.isIdle)
    return <IdleConsoleScreen operator={operator} path={path} title="Age holds" returnTo={path} />;
  return <AgeHoldsScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
