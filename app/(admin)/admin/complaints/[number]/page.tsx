import { ComplaintScreen } from '@/components/admin/complaint-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { getComplaint } from '@/lib/admin/complaints/contract';
import * as complaints from '@/lib/admin/complaints/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getComplaint.operators, 'Complaint');

export default async function ComplaintPage({ params }: PageProps<'/admin/complaints/[number]'>) {
  const { number } = await params;
  const page = await readConsolePage(getComplaint.operators, (read) => [
    read(getComplaint, complaints.getComplaint, { request: { params: { number } }, required: true }),
  ]);
  const { operator } = page;
  if (page.isIdle) {
    const returnTo = `/admin/complaints/${number}`;
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/complaints"
        title="Complaints"
        returnTo={returnTo}
      />
    );
  }
  return (
    <PageData state={page.state}>
      <ComplaintScreen operator={operator} number={number} />
    </PageData>
  );
}
