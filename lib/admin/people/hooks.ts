import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Response } from '@/lib/kit/endpoint';
import type { endSessions, getPerson, giveCourtesy } from './contract';

export type Person = Response<typeof getPerson>;

export const personKey = (id: string) =>
  queryKey<typeof getPerson>('GET /api/admin/people/{id}', { params: { id } });

/** A person as support sees them. */
export function usePerson(id: string) {
  return useQuery({
    queryKey: personKey(id),
    queryFn: ({ signal }) => call<typeof getPerson>('GET /api/admin/people/{id}', { params: { id }, signal }),
    refetchOnMount: whenOld,
  });
}

export function useGiveCourtesy(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (body: { messages: number; reason: string; requestId: string }) =>
      call<typeof giveCourtesy>('POST /api/admin/people/{id}/courtesy', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: personKey(id) }),
  });
}

export function useEndSessions(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (reason: string) =>
      call<typeof endSessions>('POST /api/admin/people/{id}/sign-out', { params: { id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: personKey(id) }),
  });
}
