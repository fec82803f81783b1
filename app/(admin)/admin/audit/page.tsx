import { AuditScreen } from '@/components/admin/audit-screen';
import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import * as checks from '@/lib/admin/audit/checks/service';
import { checkAudit, listAudit } from '@/lib/admin/audit/contract';
import * as audit from '@/lib/admin/audit/service';
import { readAsked } from '@/lib/admin/lists/rules';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listAudit.operators, 'Audit log');

export default async function AuditPage({ searchParams }: PageProps<'/admin/audit'>) {
  const { asked, query, wrong } = readAsked(listAudit, await searchParams);
  const page = await readConsolePage(listAudit.operators, (read) => [
    query === null ? Promise.resolve(undefined) : read(listAudit, audit.listAudit, { request: { query } }),
    asked.before || asked.after ? Promise.resolve(undefined) : read(checkAudit, checks.checkAudit),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/audit" title="Audit log" returnTo="/admin/audit" />
    );
  const [list, check] = page.answers;
  return <AuditScreen operator={operator} asked={asked} wrong={wrong} list={list} check={check} />;
}
