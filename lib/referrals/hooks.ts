import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import type { Response } from '@/lib/kit/endpoint';
import type { generateReferral, listReferrals } from './contract';

export type Referrals = Response<typeof listReferrals>;

const referralsQuery = queryOptions({
  queryKey: queryKey<typeof listReferrals>('GET /api/referral'),
  queryFn: ({ signal }) => call<typeof listReferrals>('GET /api/referral', { signal }),
});

/** The caller's link, friends and earnings, fresh whenever they are shown. */
export function useReferrals() {
  return useQuery({ ...referralsQuery, refetchOnMount: whenOld });
}

/** Gets the caller's code. */
export function useGenerateReferral() {
  return useMutation({
    mutationFn: () => call<typeof generateReferral>('POST /api/referral/generate'),
  });
}

/** Sharing a link needs a signed-in person. */
export function needsSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401 && error.body.requireAuth === true;
}
