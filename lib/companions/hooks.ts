import { queryOptions, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import { call, queryKey } from '@/lib/client/api';
import { LISTING_FRESH_MS, LISTING_KEPT_MS } from './constants';
import type { listPsychologists, psychologist } from './contract';

export type Psychologist = z.output<typeof psychologist>;

export const psychologistsQuery = queryOptions({
  queryKey: queryKey<typeof listPsychologists>('GET /api/companions/psychologist'),
  queryFn: ({ signal }) => call<typeof listPsychologists>('GET /api/companions/psychologist', { signal }),
  staleTime: LISTING_FRESH_MS,
  gcTime: LISTING_KEPT_MS,
});

export function usePsychologists() {
  return useQuery(psychologistsQuery);
}
