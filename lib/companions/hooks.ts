import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call, queryKey } from '@/lib/client/api';
import { useLateQuery } from '@/lib/client/late-queries';
import type { Response } from '@/lib/kit/endpoint';
import { LISTING_FRESH_MS, LISTING_KEPT_MS } from './constants';
import type { listPsychologists, psychologist } from './contract';
import type { listReviews } from './reviews/contract';

export type Psychologist = z.output<typeof psychologist>;
export type Review = Response<typeof listReviews>[number];

/** ms; often enough to show that a minute has passed. */
const LOOK_AT_CLOCK_MS = 10_000;

export const kept = {
  staleTime: LISTING_FRESH_MS,
  gcTime: LISTING_KEPT_MS,
  refetchOnWindowFocus: false,
} as const;

export const psychologistsQuery = queryOptions({
  queryKey: queryKey<typeof listPsychologists>('GET /api/companions/psychologist'),
  queryFn: ({ signal }) => call<typeof listPsychologists>('GET /api/companions/psychologist', { signal }),
  // Comparing thousands of companions one by one is not worth it when only minutes change.
  structuralSharing: false,
  ...kept,
});

/** The whole catalogue; while not `wanted`, only what is held of it already. */
export function usePsychologists(wanted: boolean) {
  return useLateQuery({ ...psychologistsQuery, enabled: wanted });
}

/** ms since a moment, updated every few seconds; 0 during server rendering. */
export function useAge(since: number): number {
  const [age, setAge] = useState(0);
  useEffect(() => {
    const look = () => setAge(Math.max(0, Date.now() - since));
    look();
    const timer = setInterval(look, LOOK_AT_CLOCK_MS);
    return () => clearInterval(timer);
  }, [since]);
  return age;
}
