'use client';

import { Badge } from '@/components/ui/badge';
import type { ListQuery } from '@/lib/admin/lists/rules';
import {
  type ActivationFilters,
  type PromptVersion,
  usePrompts,
  useRollBackPrompt,
} from '@/lib/admin/prompts/hooks';
import { toast } from '@/lib/client/toast';
import { CHAT_TYPE_LABEL, CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { AskedList } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS, type Filter } from './list-filters';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';
import { UnloadedScreen } from './unloaded-screen';

const labelOf = (type: string) => CHAT_TYPE_LABEL[type as keyof typeof CHAT_TYPE_LABEL] ?? type;

const FILTERS: readonly Filter[] = [
  {
    name: 'chatType',
    label: 'Chat',
    options: [['', 'All'], ...CHAT_TYPES.map((type) => [type, labelOf(type)] as const)],
  },
  ...DAY_FILTERS,
];

/**
 * The prompts as versions: which is active, what there was, and who changed it.
 * @param asked of the activations, as in the address
 * @param query what of it counts
 */
export function PromptsScreen({
  operator,
  asked,
  query,
  wrong,
}: {
  operator: Operator;
  asked: ListQuery;
  query: ActivationFilters;
  wrong: string | undefined;
}) {
  const asking = usePrompts(query);
  const { data } = asking;
  const back = useRollBackPrompt();
  if (!data)
    return (
      <UnloadedScreen
        operator={operator}
        path="/admin/prompts"
        title="Prompts"
        what="the prompts"
        query={asking}
      />
    );
  const { versions, activations, rollBacks } = data;
  const byType = Map.groupBy<string, PromptVersion>(versions, ({ chatType }) => chatType);
  return (
    <ConsoleFrame operator={operator} path="/admin/prompts" title="Prompts">
      <p className="max-w-2xl text-muted text-sm leading-5">
        A version’s text is never changed: open one, and write the next from it. New chats begin with the
        active version at once, in all processes; chats under way keep theirs.
      </p>
      {CHAT_TYPES.filter((type) => byType.has(type)).map((chatType) => {
        const own = byType.get(chatType) ?? [];
        const active = own.find(({ isActive }) => isActive)?.version ?? null;
        return (
          <section key={chatType} aria-label={labelOf(chatType)} className="flex flex-col gap-2">
            <div className="flex flex-wrap items-center gap-2">
              <h2 className="text-lg leading-6">{labelOf(chatType)}</h2>
              {rollBacks.includes(chatType) ? (
                <ReasonDialog
                  label="Roll back"
                  about={labelOf(chatType)}
                  explanation={`New ${labelOf(chatType)} chats will begin with the version before ${active ?? 'this one'} again.`}
                  isPending={back.isPending}
                  onReason={(reason, done) =>
                    back.mutate(
                      { chatType, seen: active, reason },
                      {
                        onSuccess: ({ to }) => {
                          done();
                          toast({
                            title: 'Rolled back',
                            description: `${labelOf(chatType)}: ${to} is active.`,
                          });
                        },
                        onError: sayFailure,
                      },
                    )
                  }
                />
              ) : null}
            </div>
            <DataTable
              caption={`Versions of ${labelOf(chatType)}`}
              rows={own}
              keyOf={({ id }) => id}
              hrefOf={({ id }) => `/admin/prompts/${id}`}
              empty="There is no version."
              columns={[
                { title: 'Version', cell: ({ version }) => version },
                {
                  title: 'State',
                  cell: ({ isActive }) => (isActive ? <Badge variant="teal">Active</Badge> : '—'),
                },
                { title: 'Made', cell: ({ createdAt }) => formatStamp(createdAt) },
                {
                  title: 'By',
                  cell: ({ createdBy }) => (
                    <span className="whitespace-nowrap">{createdBy ?? 'came with the product'}</span>
                  ),
                },
                { title: 'What for', cell: ({ note }) => note ?? '—' },
              ]}
            />
          </section>
        );
      })}
      <h2 className="text-lg leading-6">Activations</h2>
      <AskedList
        path="/admin/prompts"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={data}
        csv="/api/admin/prompts/export"
        caption="Activations"
        rows={activations}
        keyOf={({ id }) => id}
        empty={Object.keys(asked).length > 0 ? 'No activation is like that.' : 'No version was ever changed.'}
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'Chat', cell: ({ chatType }) => labelOf(chatType) },
          { title: 'From', cell: ({ from }) => from ?? '—' },
          { title: 'To', cell: ({ to, isRollBack }) => (isRollBack ? `${to} (rolled back)` : to) },
          { title: 'Who', cell: ({ by }) => by },
          { title: 'Why', cell: ({ reason }) => reason ?? 'by npm run prompts' },
        ]}
      />
    </ConsoleFrame>
  );
}
