import { CompanionScreen } from '@/components/admin/companion-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { getCompanion } from '@/lib/admin/companions/contract';
import * as companions from '@/lib/admin/companions/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getCompanion.operators, 'Companion');

export default async function CompanionPage({ params }: PageProps<'/admin/companions/[id]'>) {
  const { id } = await params;
  const page = await readConsolePage(getCompanion.operators, (read) => [
    read(getCompanion, companions.getCompanion, { request: { params: { id } }, required: true }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/companions"
        title="Companions"
        returnTo={`/admin/companions/${id}`}
      />
    );
  return (
    <PageData state={page.state}>
      <CompanionScreen operator={operator} id={id} />
    </PageData>
  );
}
