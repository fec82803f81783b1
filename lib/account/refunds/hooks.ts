import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { useUser } from '@/lib/users/hooks';
import type { askForRefund, listRefunds } from './contract';

type Refunds = Response<typeof listRefunds>;
export type Refund = Refunds['refunds'][number];
export type Refundable = Refunds['refundable'][number];

const refundsKey = queryKey<typeof listRefunds>('GET /api/account/refunds');

/** What became of a person's refunds, and what may be asked back now. */
export function useRefunds() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: refundsKey,
    queryFn: ({ signal }) => call<typeof listRefunds>('GET /api/account/refunds', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

/** Asks for a refund; what may be asked back and what was asked follow, also when it was refused. */
export function useAskForRefund() {
  return useLateMutation({
    mutationFn: (orderId: string) =>
      call<typeof askForRefund>('POST /api/account/refunds', { body: { orderId } }),
    onSettled: (_, __, ___, ____, { client }) => client.invalidateQueries({ queryKey: refundsKey }),
  });
}
