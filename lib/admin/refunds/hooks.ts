import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request, Response } from '@/lib/kit/endpoint';
import type { approveRefund, listRefunds, refuseRefund } from './contract';

export type OpenRefund = Response<typeof listRefunds>['refunds'][number];

const refundsKey = queryKey<typeof listRefunds>('GET /api/admin/refunds');

export type RefundFilters = NonNullable<Request<typeof listRefunds>['query']>;

/** Refunds by the filters of the address. */
export function useRefunds(query: RefundFilters) {
  return useQuery({
    queryKey: queryKey<typeof listRefunds>('GET /api/admin/refunds', { query }),
    queryFn: ({ signal }) => call<typeof listRefunds>('GET /api/admin/refunds', { query, signal }),
    refetchOnMount: whenOld,
  });
}

export function useApproveRefund() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (id: string) =>
      call<typeof approveRefund>('POST /api/admin/refunds/{id}/approve', { params: { id } }),
    // Also after a conflict: somebody else has decided.
    onSettled: () => client.invalidateQueries({ queryKey: refundsKey }),
  });
}

export function useRefuseRefund() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call<typeof refuseRefund>('POST /api/admin/refunds/{id}/refuse', { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: refundsKey }),
  });
}
