import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { PeopleScreen } from '@/components/admin/people-screen';
import { searchPeople } from '@/lib/admin/people/contract';
import * as people from '@/lib/admin/people/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(searchPeople.operators, 'People');

export default async function PeoplePage({ searchParams }: PageProps<'/admin/people'>) {
  const { q, order } = await searchParams;
  const typed = searchPeople.query.safeParse({ q });
  const page = await readConsolePage(searchPeople.operators, (read) => [
    typed.success
      ? read(searchPeople, people.searchPeople, { request: { query: typed.data } })
      : Promise.resolve(undefined),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/people" title="People" returnTo="/admin/people" />
    );
  return (
    <PeopleScreen
      operator={operator}
      q={typed.success ? typed.data.q : ''}
      order={typeof order === 'string' ? order : ''}
      found={page.answers[0]?.people}
    />
  );
}
