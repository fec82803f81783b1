import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { call, queryKey } from '@/lib/client/api';
import type { Response } from '@/lib/kit/endpoint';
import { LISTING_FRESH_MS, LISTING_KEPT_MS } from './constants';
import type { getProfile, listPsychologists, psychologist } from './contract';
import type { listReviews } from './reviews/contract';

export type Psychologist = z.output<typeof psychologist>;
export type Review = Response<typeof listReviews>[number];

/** ms; often enough to show that a minute has passed. */
const LOOK_AT_CLOCK_MS = 10_000;

const kept = { staleTime: LISTING_FRESH_MS, gcTime: LISTING_KEPT_MS, refetchOnWindowFocus: false } as const;

export const psychologistsQuery = queryOptions({
  queryKey: queryKey<typeof listPsychologists>('GET /api/companions/psychologist'),
  queryFn: ({ signal }) => call<typeof listPsychologists>('GET /api/companions/psychologist', { signal }),
  // Comparing thousands of companions one by one is not worth it when only minutes change.
  structuralSharing: false,
  ...kept,
});

/** The whole catalogue; while not `wanted`, only what is held of it already. */
export function usePsychologists(wanted: boolean) {
  return useQuery({ ...psychologistsQuery, enabled: wanted });
}

/** A profile as rendered with the page, refetched when older than 5 minutes. */
export function useProfile(shown: Psychologist) {
  const request = { params: { id: shown.id } };
  return useQuery({
    queryKey: queryKey<typeof getProfile>('GET /api/companions/profile/{id}', request),
    queryFn: ({ signal }) =>
      call<typeof getProfile>('GET /api/companions/profile/{id}', { ...request, signal }),
    initialData: shown,
    ...kept,
  });
}

export function reviewsQuery(id: string) {
  const request = { params: { id } };
  return queryOptions({
    queryKey: queryKey<typeof listReviews>('GET /api/companions/profile/{id}/reviews', request),
    queryFn: ({ signal }) =>
      call<typeof listReviews>('GET /api/companions/profile/{id}/reviews', { ...request, signal }),
    ...kept,
  });
}

/** The reviews of a companion as rendered with the page, refetched when older than 5 minutes. */
export function useReviews(id: string, shown: readonly Review[]) {
  return useQuery({ ...reviewsQuery(id), initialData: [...shown] });
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
