import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request, Response } from '@/lib/kit/endpoint';
import type {
  changeCompanionService,
  editCompanion,
  getCompanion,
  takeBackEdit,
  tryCompanion,
} from './contract';

export type ConsoleCompanion = Response<typeof getCompanion>;
export type Trial = NonNullable<Request<typeof tryCompanion>['body']>;
export type Tried = Response<typeof tryCompanion>;

const companionKey = (id: string) =>
  queryKey<typeof getCompanion>('GET /api/admin/companions/{id}', { params: { id } });

/** A companion with its texts, how it is offered, and its history. */
export function useCompanion(id: string) {
  return useQuery({
    queryKey: companionKey(id),
    queryFn: ({ signal }) =>
      call<typeof getCompanion>('GET /api/admin/companions/{id}', { params: { id }, signal }),
    refetchOnMount: whenOld,
  });
}

/** Runs a change of a companion, and brings its page up to date before it counts as done. */
function useChange<Body, Answer>(id: string, change: (body: Body) => Promise<Answer>) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: companionKey(id) }),
  });
}

export const useEditCompanion = (id: string) =>
  useChange(id, (body: NonNullable<Request<typeof editCompanion>['body']>) =>
    call<typeof editCompanion>('POST /api/admin/companions/{id}', { params: { id }, body }),
  );

export const useTakeBack = (id: string) =>
  useChange(id, (body: NonNullable<Request<typeof takeBackEdit>['body']>) =>
    call<typeof takeBackEdit>('POST /api/admin/companions/{id}/take-back', { params: { id }, body }),
  );

export const useChangeService = (id: string) =>
  useChange(id, (body: NonNullable<Request<typeof changeCompanionService>['body']>) =>
    call<typeof changeCompanionService>('POST /api/admin/companions/{id}/service', { params: { id }, body }),
  );

/** Asks the model with texts that are saved nowhere. */
export const useTrial = (id: string) =>
  useOnce({
    mutationFn: (body: Trial) =>
      call<typeof tryCompanion>('POST /api/admin/companions/{id}/trial', { params: { id }, body }),
  });
