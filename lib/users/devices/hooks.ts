import { ApiError, call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateMutation } from '@/lib/client/late-mutation';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { useAfterUser } from '../awaited/hooks';
import { useUser } from '../hooks';
import type { listDevices, signOutDevice, signOutOthers } from './contract';

export type Device = Response<typeof listDevices>['devices'][number];

const devicesKey = queryKey<typeof listDevices>('GET /api/account/devices');

/** Where this person is signed in. */
export function useDevices() {
  const enabled = useUser().data !== undefined;
  const devices = useLateQuery({
    queryKey: devicesKey,
    queryFn: ({ signal }) => call<typeof listDevices>('GET /api/account/devices', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
  return useAfterUser(devices);
}

/** Whether the device was signed out before. */
const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Signs one other device out. */
export function useSignOutDevice() {
  return useLateMutation({
    mutationFn: (id: string) =>
      call<typeof signOutDevice>('POST /api/account/devices/{id}/sign-out', {
        params: { id },
        body: undefined,
      }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      }),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Signs every device out but this one. */
export function useSignOutOthers() {
  return useLateMutation({
    mutationFn: () => call<typeof signOutOthers>('POST /api/account/devices/sign-out-others'),
    onSuccess: (_, __, ___, { client }) => client.invalidateQueries({ queryKey: devicesKey }),
  });
}

/** Whether the server wants a member to come from Google once more before it does this. */
export const wantsSignIn = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 403 && error.body.signIn === 'again';
