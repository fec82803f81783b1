import { useEffect, useState } from 'react';
import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { keepAnswer } from '@/lib/client/keep-answer';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import { toast } from '@/lib/client/toast';
import { getUserMessage } from '@/lib/client/user-message';
import type { Response } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { useUser } from '../hooks';
import type { getLock } from './contract';
import { LOCK_CANCELLED, LOCK_FAILED, LOCK_TRY_AGAIN } from './copy';

export type Lock = Response<typeof getLock>;
export type LockDevice = Lock['devices'][number];

const lockKey = queryKey<typeof getLock>('GET /api/account/lock');

/** Loaded when somebody unlocks or is about to: few people have a lock. */
const loadBrowser = () => import('./browser');

/** Whether this person's chats have a lock, and which devices open them. */
export function useLock() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: lockKey,
    queryFn: ({ signal }) => call<typeof getLock>('GET /api/account/lock', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}

/** Whether this browser can use the device's screen lock; undefined until it is known. */
export function useCanLock(): boolean | undefined {
  const [can, setCan] = useState<boolean>();
  useEffect(() => {
    loadBrowser()
      .then((browser) => browser.canLock())
      .then(setCan, () => setCan(false));
  }, []);
  return can;
}

const say = (error: Error) =>
  toast({
    title: t(LOCK_FAILED),
    description: error.name === 'NotConfirmed' ? t(LOCK_CANCELLED) : getUserMessage(error, t(LOCK_TRY_AGAIN)),
    variant: 'destructive',
  });

export type LockAct = 'add' | 'unlock' | 'lock' | 'end' | 'endProven';

/** What a person does with their lock. */
export function useLockAct() {
  return useLateMutation({
    mutationFn: async (act: LockAct) => {
      const browser = await loadBrowser();
      if (act === 'add') return browser.addDevice();
      if (act === 'unlock') return browser.unlock();
      if (act === 'lock') return browser.lockNow();
      return browser.takeOff(act === 'endProven');
    },
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, lockKey, answer),
    onError: say,
  });
}

/** Has one of the devices open the chats no more; one that was removed before is that, too. */
export function useRemoveLockDevice() {
  return useLateMutation({
    mutationFn: async (id: string) => {
      try {
        const browser = await loadBrowser();
        return await browser.removeDevice(id);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404)
          return call<typeof getLock>('GET /api/account/lock');
        throw error;
      }
    },
    onSuccess: (answer, _, __, { client }) => keepAnswer(client, lockKey, answer),
  });
}
