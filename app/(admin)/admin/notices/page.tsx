import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { NoticesScreen } from '@/components/admin/notices-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listNotices } from '@/lib/admin/notices/contract';
import * as notices from '@/lib/admin/notices/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listNotices.operators, 'Notices');

export default async function NoticesPage({ searchParams }: PageProps<'/admin/notices'>) {
  const { asked, query, wrong } = readAsked(listNotices, await searchParams);
  const page = await readConsolePage(listNotices.operators, (read) => [
    read(listNotices, notices.listNotices, { request: { query: query ?? {} } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/notices"
        title="Notices"
        returnTo="/admin/notices"
      />
    );
  return (
    <PageData state={page.state}>
      <NoticesScreen operator={operator} asked={asked} query={query ?? {}} wrong={wrong} />
    </PageData>
  );
}
