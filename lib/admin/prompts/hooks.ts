import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request, Response } from '@/lib/kit/endpoint';
import type {
  activatePrompt,
  addPrompt,
  evaluatePrompt,
  getPrompt,
  listPrompts,
  rollBackPrompt,
  tryPrompt,
} from './contract';

export type PromptDetail = Response<typeof getPrompt>;
export type PromptVersion = Response<typeof listPrompts>['versions'][number];
export type Evaluation = PromptDetail['evaluations'][number];

/** ms after which it is asked again how far an evaluation is. */
const LOOK_EVERY_MS = 2_000;
const isOpen = ({ state }: Evaluation) => state === 'waiting' || state === 'running';

const listKey = queryKey<typeof listPrompts>('GET /api/admin/prompts');

export type ActivationFilters = NonNullable<Request<typeof listPrompts>['query']>;
const requestOf = (id: string, against: string | undefined) => ({
  params: { id },
  query: against === undefined ? {} : { against },
});
const promptKey = (id: string, against: string | undefined) =>
  queryKey<typeof getPrompt>('GET /api/admin/prompts/{id}', requestOf(id, against));

/** Every version, and who activated what, by the filters of the address. */
export function usePrompts(query: ActivationFilters) {
  return useQuery({
    queryKey: queryKey<typeof listPrompts>('GET /api/admin/prompts', { query }),
    queryFn: ({ signal }) => call<typeof listPrompts>('GET /api/admin/prompts', { query, signal }),
    refetchOnMount: whenOld,
  });
}

/** One version, compared with another one. */
export function usePrompt(id: string, against: string | undefined) {
  return useQuery({
    queryKey: promptKey(id, against),
    queryFn: ({ signal }) =>
      call<typeof getPrompt>('GET /api/admin/prompts/{id}', { ...requestOf(id, against), signal }),
    refetchInterval: ({ state: { data } }) => (data?.evaluations.some(isOpen) ? LOOK_EVERY_MS : false),
    refetchOnMount: whenOld,
  });
}

/** Everything about prompts is asked for again. */
function useRenewal() {
  const client = useQueryClient();
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: [listKey[0]] }),
      client.invalidateQueries({ queryKey: ['GET /api/admin/prompts/{id}'] }),
    ]);
}

export function useAddPrompt() {
  const renew = useRenewal();
  return useOnce({
    mutationFn: (body: NonNullable<Request<typeof addPrompt>['body']>) =>
      call<typeof addPrompt>('POST /api/admin/prompts', { body }),
    onSuccess: renew,
  });
}

export function useTryPrompt(id: string) {
  return useOnce({
    mutationFn: (body: NonNullable<Request<typeof tryPrompt>['body']>) =>
      call<typeof tryPrompt>('POST /api/admin/prompts/{id}/trial', { params: { id }, body }),
  });
}

export function useEvaluatePrompt(id: string) {
  const renew = useRenewal();
  return useOnce({
    mutationFn: (companionId: string) =>
      call<typeof evaluatePrompt>('POST /api/admin/prompts/{id}/evaluate', {
        params: { id },
        body: { companionId },
      }),
    onSuccess: renew,
  });
}

export function useActivatePrompt(id: string) {
  const renew = useRenewal();
  return useOnce({
    mutationFn: (body: { seen: string | null; reason: string }) =>
      call<typeof activatePrompt>('POST /api/admin/prompts/{id}/activate', { params: { id }, body }),
    onSettled: renew,
  });
}

export function useRollBackPrompt() {
  const renew = useRenewal();
  return useOnce({
    mutationFn: (body: NonNullable<Request<typeof rollBackPrompt>['body']>) =>
      call<typeof rollBackPrompt>('POST /api/admin/prompts/roll-back', { body }),
    onSettled: renew,
  });
}
