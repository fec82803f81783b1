import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { RetentionScreen } from '@/components/admin/retention-screen';
import { listRetention } from '@/lib/admin/retention/contract';
import * as retention from '@/lib/admin/retention/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listRetention.operators, 'Kept data');

export default async function DataPage() {
  const page = await readConsolePage(listRetention.operators, (read) => [
    read(listRetention, retention.listRetention),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/data" title="Kept data" returnTo="/admin/data" />
    );
  return <RetentionScreen operator={operator} kinds={page.answers[0]?.kinds ?? []} />;
}
