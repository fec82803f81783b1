import { ComplaintsScreen } from '@/components/admin/complaints-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listComplaints } from '@/lib/admin/complaints/contract';
import * as service from '@/lib/admin/complaints/service';
import { readAsked } from '@/lib/admin/lists/rules';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listComplaints.operators, 'Complaints');

export default async function ComplaintsPage({ searchParams }: PageProps<'/admin/complaints'>) {
  const { asked, query, wrong } = readAsked(listComplaints, await searchParams);
  const page = await readConsolePage(listComplaints.operators, (read) => [
    query === null
      ? Promise.resolve(undefined)
      : read(listComplaints, service.listComplaints, { request: { query } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/complaints"
        title="Complaints"
        returnTo="/admin/complaints"
      />
    );
  return <ComplaintsScreen operator={operator} asked={asked} wrong={wrong} list={page.answers[0]} />;
}
