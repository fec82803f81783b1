import { AuditScreen } from '@/components/admin/audit-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import * as checks from '@/lib/admin/audit/checks/service';
import { checkAudit, listAudit } from '@/lib/admin/audit/contract';
import * as audit from '@/lib/admin/audit/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAudit.operators, 'Audit log');

const NOTHING = { lines: [], before: null, after: null };

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const { before, after, subject } = await searchParams;
  const typed = listAudit.query.safeParse({ before, after, subject: subject || undefined });
  const query = typed.success ? typed.data : {};
  const page = await readConsolePage(listAudit.operators, (read) => [
    read(listAudit, audit.listAudit, { request: { query } }),
    query.before || query.after ? Promise.resolve(undefined) : read(checkAudit, checks.checkAudit),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/audit" title="Audit log" returnTo="/admin/audit" />
    );
  const [list = NOTHING, check] = page.answers;
  return <AuditScreen operator={operator} subject={query.subject ?? ''} list={list} check={check} />;
}
