import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import type { getAgeHold } from './contract';

export type AgeHold = NonNullable<Response<typeof getAgeHold>['hold']>;

/** The hold of this browser's person; `hold` null for an adult. */
export function useAgeHold() {
  return useQuery({
    queryKey: queryKey<typeof getAgeHold>('GET /api/account/age-hold'),
    queryFn: ({ signal }) => call<typeof getAgeHold>('GET /api/account/age-hold', { signal }),
    refetchOnMount: 'always',
  });
}
