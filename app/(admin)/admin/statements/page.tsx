import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { StatementsScreen } from '@/components/admin/statements-screen';
import { getStatement } from '@/lib/admin/statements/contract';
import * as statements from '@/lib/admin/statements/service';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getStatement.operators, 'Statements');

export default async function StatementsPage({ searchParams }: PageProps<'/admin/statements'>) {
  const { period } = await searchParams;
  const typed = getStatement.query.safeParse({ period });
  const page = await readConsolePage(getStatement.operators, (read) => [
    typed.success
      ? read(getStatement, statements.getStatement, { request: { query: typed.data } })
      : Promise.resolve(undefined),
  ]);
  const { operator } = page;
  const path = '/admin/statements';
  if (page.isIdle)
    return <IdleConsoleScreen operator={operator} path={path} title="Statements" returnTo={path} />;
  return (
    <StatementsScreen
      operator={operator}
      period={typeof period === 'string' ? period : ''}
      statement={page.answers[0]}
    />
  );
}
