import { queryOptions, useQuery } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import type { getProfile } from '../contract';
import { kept, type Psychologist, type Review } from '../hooks';
import type { listReviews } from '../reviews/contract';

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
