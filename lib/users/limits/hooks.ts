import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { keepAnswer } from '@/lib/client/keep-answer';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import type { Request, Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { useUser } from '../hooks';
import type { getLimits, setLimits } from './contract';
import { LIMITS_NOT_SAVED, TRY_AGAIN } from './copy';

export type OwnLimits = Response<typeof getLimits>;
export type WantedLimits = NonNullable<Request<typeof setLimits>['body']>;

const limitsKey = queryKey<typeof getLimits>('GET /api/account/limits');

/** What this person allows themselves. */
export function useLimits() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: limitsKey,
    queryFn: ({ signal }) => call<typeof getLimits>('GET /api/account/limits', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

export function useSetLimits() {
  return useLateMutation({
    mutationFn: (body: WantedLimits) => call<typeof setLimits>('POST /api/account/limits', { body }),
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, limitsKey, answer),
    onError: (error) =>
      toast({
        title: t(LIMITS_NOT_SAVED),
        description: getUserMessage(error, t(TRY_AGAIN)),
        variant: 'destructive',
      }),
  });
}
