import { ComplaintsScreen } from '@/components/admin/complaints-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { listComplaints } from '@/lib/admin/complaints/contract';
import * as complaints from '@/lib/admin/complaints/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listComplaints.operators, 'Complaints');

const NOTHING = { complaints: [], hasMore: false };

export default async function ComplaintsPage({ searchParams }: PageProps<'/admin/complaints'>) {
  const { kind, state, q, page: number } = await searchParams;
  const typed = listComplaints.query.safeParse({
    kind: kind || undefined,
    state: state || undefined,
    q,
    page: number,
  });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listComplaints.operators, (read) => [
    read(listComplaints, complaints.listComplaints, { request: { query } }),
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
  const asked = { kind: query.kind ?? '', state: query.state ?? '', q: query.q ?? '', page: query.page ?? 1 };
  return <ComplaintsScreen operator={operator} asked={asked} list={page.answers[0] ?? NOTHING} />;
}
