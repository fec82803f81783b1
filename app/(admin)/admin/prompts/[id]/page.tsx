import { IdleConsoleScreen } from '@/components/admin/idle-console-screen';
import { PromptScreen } from '@/components/admin/prompt-screen';
import { getPrompt } from '@/lib/admin/prompts/contract';
import * as prompts from '@/lib/admin/prompts/service';
import { PageData } from '@/lib/client/page-data';
import { consoleMetadata, readConsolePage } from '@/lib/server/console-page';

export const generateMetadata = consoleMetadata(getPrompt.operators, 'Prompt');

export default async function PromptPage({ params, searchParams }: PageProps<'/admin/prompts/[id]'>) {
  const { id } = await params;
  const asked = getPrompt.query.safeParse(await searchParams);
  const against = asked.data?.against;
  const request = { params: { id }, query: against === undefined ? {} : { against } };
  const page = await readConsolePage(getPrompt.operators, (read) => [
    read(getPrompt, prompts.getPrompt, { request, required: true }),
  ]);
  const { operator } = page;
  if (page.isIdle)
    return (
      <IdleConsoleScreen
        operator={operator}
        path="/admin/prompts"
        title="Prompt"
        returnTo={`/admin/prompts/${id}`}
      />
    );
  return (
    <PageData state={page.state}>
      <PromptScreen operator={operator} id={id} against={against} />
    </PageData>
  );
}
