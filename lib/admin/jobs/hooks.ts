import { useMutation } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import type { retryFailure } from './contract';

/** Has something tried again that was given up. */
export const useRetryFailure = () =>
  useMutation({
    mutationFn: (failure: { queue: string; id: string }) =>
      call<typeof retryFailure>('POST /api/admin/jobs/{queue}/{id}/retry', { params: failure }),
  });
