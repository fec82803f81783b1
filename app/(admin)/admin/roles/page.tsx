import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { RolesScreen } from '@/components/admin/roles-screen';
import { listRoles } from '@/lib/admin/roles/contract';
import * as roles from '@/lib/admin/roles/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listRoles.operators, 'Roles');

export default async function RolesPage() {
  const page = await readConsolePage(listRoles.operators, (read) => [read(listRoles, roles.listRoles)]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen operator={operator} path="/admin/roles" title="Roles" returnTo="/admin/roles" />
    );
  return (
    <PageData state={page.state}>
      <RolesScreen operator={operator} />
    </PageData>
  );
}
