import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { keepAnswer } from '@/lib/client/keep-answer';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import type { Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { useUser } from '../hooks';
import { TRY_AGAIN } from '../limits/copy';
import type { PauseLength } from './constants';
import type { beginPause, endPause, getPause } from './contract';
import { PAUSE_FAILED } from './copy';

export type PauseState = Response<typeof getPause>;

const pauseKey = queryKey<typeof getPause>('GET /api/account/pause');

/** Whether this person has paused the account. */
export function usePause() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: pauseKey,
    queryFn: ({ signal }) => call<typeof getPause>('GET /api/account/pause', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

export function useBeginPause() {
  return useLateMutation({
    mutationFn: (length: PauseLength) =>
      call<typeof beginPause>('POST /api/account/pause', { body: { length } }),
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, pauseKey, answer),
    onError: (error) =>
      void toast({
        title: t(PAUSE_FAILED),
        description: getUserMessage(error, t(TRY_AGAIN)),
        variant: 'destructive',
      }),
  });
}

export function useEndPause() {
  return useLateMutation({
    mutationFn: () => call<typeof endPause>('POST /api/account/pause/end'),
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, pauseKey, answer),
  });
}
