import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { PromptsScreen } from '@/components/admin/prompts-screen';
import { readAsked } from '@/lib/admin/lists/rules';
import { listPrompts } from '@/lib/admin/prompts/contract';
import * as prompts from '@/lib/admin/prompts/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(listPrompts.operators, 'Prompts');

export default async function PromptsPage({ searchParams }: PageProps<'/admin/prompts'>) {
  const { asked, query, wrong } = readAsked(listPrompts, await searchParams);
  const page = await readConsolePage(listPrompts.operators, (read) => [
    read(listPrompts, prompts.listPrompts, { request: { query: query ?? {} } }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/prompts"
        title="Prompts"
        returnTo="/admin/prompts"
      />
    );
  return (
    <PageData state={page.state}>
      <PromptsScreen operator={operator} asked={asked} query={query ?? {}} wrong={wrong} />
    </PageData>
  );
}
