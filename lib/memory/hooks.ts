import { queryOptions } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import type { Request, Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import type {
  answerMemory,
  correctMemory,
  deleteAllMemories,
  deleteMemory,
  listMemories,
  setMemory,
} from './contract';
import { CHANGE_FAILED, CHANGE_FAILED_DETAIL } from './copy';

export type Memories = Response<typeof listMemories>;
export type Memory = Memories['memories'][number];
/** One companion in one chat type; everybody when it is empty. */
export type MemoryOf = NonNullable<Request<typeof listMemories>['query']>;

/** Messages of a talk between two looks for questions that wait for an answer. */
const LOOK_EVERY_TURNS = 2;
const LIST = 'GET /api/memory';

function memoriesQuery(of: MemoryOf) {
  return queryOptions({
    queryKey: queryKey<typeof listMemories>(LIST, { query: of }),
    queryFn: ({ signal }) => call<typeof listMemories>(LIST, { query: of, signal }),
  });
}

const NOTHING_YET: Memories = { enabled: true, memories: [] };

/**
 * What is remembered, fresh whenever its list appears.
 * @param newcomer shows that nothing is, until the answer comes
 */
export function useMemories(of: MemoryOf, newcomer: boolean) {
  const placeholderData = newcomer ? NOTHING_YET : undefined;
  return useLateQuery({ ...memoriesQuery(of), refetchOnMount: whenOld, placeholderData }, placeholderData);
}

/**
 * The oldest question that waits for an answer; looked for again while the talk goes on.
 * @param turn counts the messages of the talk, in either direction
 */
export function useQuestion(of: MemoryOf, turn: number): Memory | undefined {
  const { data } = useLateQuery<Memories>({
    queryKey: [LIST, { query: of }, 'questions', Math.floor(turn / LOOK_EVERY_TURNS)],
    queryFn: ({ signal }) => call<typeof listMemories>(LIST, { query: of, signal }),
    // The question stays while the next look is on its way.
    placeholderData: (held: Memories | undefined) => held,
  });
  return data?.enabled ? data.memories.filter((one) => one.asked).at(-1) : undefined;
}

/** One change to the memories; every list shows it afterwards, and a toast says when it failed. */
function useChange<Input>(change: (input: Input) => Promise<unknown>) {
  return useLateMutation({
    mutationFn: change,
    onSettled: (_, __, ___, ____, { client }) => client.invalidateQueries({ queryKey: [LIST] }),
    onError: (error) =>
      toast({
        title: t(CHANGE_FAILED),
        description: getUserMessage(error, t(CHANGE_FAILED_DETAIL)),
        variant: 'destructive',
      }),
  });
}

export function useCorrectMemory() {
  return useChange(({ id, text }: { id: string; text: string }) =>
    call<typeof correctMemory>('PATCH /api/memory/{id}', { params: { id }, body: { text } }),
  );
}

export function useAnswerMemory() {
  return useChange(({ id, remember }: { id: string; remember: boolean }) =>
    call<typeof answerMemory>('POST /api/memory/{id}', { params: { id }, body: { remember } }),
  );
}

export function useDeleteMemory() {
  return useChange((id: string) => call<typeof deleteMemory>('DELETE /api/memory/{id}', { params: { id } }));
}

export function useDeleteAllMemories() {
  return useChange((_: undefined) => call<typeof deleteAllMemories>('DELETE /api/memory'));
}

export function useSetMemory() {
  return useChange((enabled: boolean) =>
    call<typeof setMemory>('POST /api/memory/settings', { body: { enabled } }),
  );
}
