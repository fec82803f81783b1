import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { retryFailure } from './contract';

/** Has something tried again that was given up. */
export const useRetryFailure = () =>
  useOnce({
    mutationFn: (failure: { queue: string; id: string }) =>
      call<typeof retryFailure>('POST /api/admin/jobs/{queue}/{id}/retry', { params: failure }),
  });
