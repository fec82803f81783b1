import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { useUser } from '@/lib/users/hooks';
import type { getUse } from './contract';

export type Use = Response<typeof getUse>;

/** What this person sent and spent. */
export function useUse() {
  const enabled = useUser().data !== undefined;
  return useLateQuery({
    queryKey: queryKey<typeof getUse>('GET /api/account/use'),
    queryFn: ({ signal }) => call<typeof getUse>('GET /api/account/use', { signal }),
    enabled,
    refetchOnMount: whenOld,
  });
}
