import type { QueryClient } from '@tanstack/react-query';
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
import type { changePush, getPush, turnOffPush, turnOnPush } from './contract';
import { BROWSER_FAILED, NOT_CHANGED, NOT_TURNED_ON, TRY_AGAIN, TURNED_ON } from './copy';

export type PushState = Response<typeof getPush>;
export type ToldDevice = PushState['devices'][number];
export type Chosen = NonNullable<Request<typeof changePush>['body']>;

const pushKey = queryKey<typeof getPush>('GET /api/account/push');

/** What this person's devices are told. */
export function usePush() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: pushKey,
    queryFn: ({ signal }) => call<typeof getPush>('GET /api/account/push', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

/** What this device would subscribe with; null where nothing is told, or it is told already. */
export async function findPublicKey(client: QueryClient): Promise<string | null> {
  const { publicKey, devices } = await client.fetchQuery({
    queryKey: pushKey,
    queryFn: ({ signal }) => call<typeof getPush>('GET /api/account/push', { signal }),
  });
  return devices.some(({ isCurrent }) => isCurrent) ? null : publicKey;
}

/** The browser has no way to its push service. */
class BrowserFailed extends Error {
  override readonly name = 'BrowserFailed';
}

/**
 * Asks the person by the browser, and has this device told.
 * @returns null when the person has said no
 */
async function turnOn(publicKey: string): Promise<PushState | null> {
  const { subscribe } = await import('./browser');
  const body = await subscribe(publicKey).catch((cause: unknown) => {
    throw new BrowserFailed('no push service', { cause });
  });
  return body && call<typeof turnOnPush>('POST /api/account/push', { body });
}

const sayNotTurnedOn = (error: unknown) =>
  toast({
    title: t(NOT_TURNED_ON),
    description: error instanceof BrowserFailed ? t(BROWSER_FAILED) : getUserMessage(error, t(TRY_AGAIN)),
    variant: 'destructive',
  });

const sayNotChanged = (error: unknown) =>
  toast({ title: t(NOT_CHANGED), description: getUserMessage(error, t(TRY_AGAIN)), variant: 'destructive' });

/** @param onAnswer what the person has said to their browser: a no comes at once where it was said before */
export function useTurnOnPush(onAnswer: (isOn: boolean) => void) {
  return useLateMutation({
    mutationFn: turnOn,
    onSuccess: (answer, _, __, { client }) => {
      if (answer) {
        keepAnswer(client, pushKey, answer);
        toast({ title: t(TURNED_ON) });
      }
      onAnswer(answer !== null);
    },
    onError: (error) => void sayNotTurnedOn(error),
  });
}

export function useChangePush() {
  return useLateMutation({
    mutationFn: ({ id, ...body }: Chosen & { id: string }) =>
      call<typeof changePush>('POST /api/account/push/{id}', { params: { id }, body }),
    // One after another: the last one counts.
    scope: { id: 'push' },
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, pushKey, answer),
    onError: (error) => void sayNotChanged(error),
  });
}

export function useTurnOffPush() {
  return useLateMutation({
    mutationFn: async ({ id, isCurrent }: Pick<ToldDevice, 'id' | 'isCurrent'>) => {
      const answer = await call<typeof turnOffPush>('POST /api/account/push/{id}/off', { params: { id } });
      // What the browser keeps is of no use to anybody now; should it not let go, nothing is sent there.
      if (isCurrent) await import('./browser').then((one) => one.unsubscribe()).catch(() => undefined);
      return answer;
    },
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, pushKey, answer),
    onError: (error) => void sayNotChanged(error),
  });
}
