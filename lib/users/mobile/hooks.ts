import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { requestCode, verifyCode } from './contract';

/** Has a one-time code sent to a number. */
export function useRequestCode() {
  return useMutation({
    mutationFn: (mobileNumber: string) =>
      call<typeof requestCode>('POST /api/account/mobile/code', { body: { mobileNumber } }),
  });
}

/** Checks the code. */
export function useVerifyCode() {
  return useMutation({
    mutationFn: (body: { mobileNumber: string; code: string }) =>
      call<typeof verifyCode>('POST /api/account/mobile/verify', { body }),
  });
}
