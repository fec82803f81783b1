import { useQuery } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import type { getSuspension } from './contract';

export type Suspension = NonNullable<Response<typeof getSuspension>['suspension']>;

/** The suspension of this browser's person; `suspension` null for whoever may chat. */
export function useSuspension() {
  return useQuery({
    queryKey: queryKey<typeof getSuspension>('GET /api/account/suspension'),
    queryFn: ({ signal }) => call<typeof getSuspension>('GET /api/account/suspension', { signal }),
    refetchOnMount: 'always',
  });
}
