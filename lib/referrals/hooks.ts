import { queryOptions } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import type { listReferrals } from './contract';

export type Referrals = Response<typeof listReferrals>;

const referralsQuery = queryOptions({
  queryKey: queryKey<typeof listReferrals>('GET /api/referral'),
  queryFn: ({ signal }) => call<typeof listReferrals>('GET /api/referral', { signal }),
});

/** The caller's link, friends and earnings, fresh whenever they are shown. */
export function useReferrals() {
  return useLateQuery({ ...referralsQuery, refetchOnMount: whenOld });
}
