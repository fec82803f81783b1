import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { PersonScreen } from '@/components/admin/person-screen';
import { getPerson } from '@/lib/admin/people/contract';
import * as people from '@/lib/admin/people/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getPerson.operators, 'Person');

export default async function PersonPage({ params }: PageProps<'/admin/people/[id]'>) {
  const { id } = await params;
  const page = await readConsolePage(getPerson.operators, (read) => [
    read(getPerson, people.getPerson, { request: { params: { id } }, required: true }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/people"
        title="People"
        returnTo={`/admin/people/${id}`}
      />
    );
  return (
    <PageData state={page.state}>
      <PersonScreen operator={operator} id={id} />
    </PageData>
  );
}
