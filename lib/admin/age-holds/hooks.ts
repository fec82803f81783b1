import { useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { useOnce } from '@/lib/client/once';
import type { liftAgeHold } from './contract';

/** Corrects a hold as a minor; whatever is shown afterwards is asked for again. */
export function useLiftAgeHold() {
  const client = useQueryClient();
  return useOnce({
    mutationFn: ({ reference, reason }: { reference: string; reason: string }) =>
      call<typeof liftAgeHold>('POST /api/admin/age-holds/{reference}/lift', {
        params: { reference },
        body: { reason },
      }),
    onSettled: () => client.invalidateQueries(),
  });
}
