import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, queryKey } from '@/lib/client/api';
import { whenOld } from '@/lib/client/fresh';
import { useOnce } from '@/lib/client/once';
import type { Request } from '@/lib/kit/endpoint';
import type { hideReview, listReviews, showReview } from './contract';

export type ReviewFilters = NonNullable<Request<typeof listReviews>['query']>;

/** Reviews by the filters of the address. */
export function useReviews(query: ReviewFilters) {
  return useQuery({
    queryKey: queryKey<typeof listReviews>('GET /api/admin/reviews', { query }),
    queryFn: ({ signal }) => call<typeof listReviews>('GET /api/admin/reviews', { query, signal }),
    refetchOnMount: whenOld,
  });
}

/** Hides a review for a reason, or shows it again without one. */
export function useReviewState(id: string) {
  const client = useQueryClient();
  return useOnce({
    mutationFn: (reason: string | null) =>
      reason === null
        ? call<typeof showReview>('POST /api/admin/reviews/{id}/show', { params: { id } })
        : call<typeof hideReview>('POST /api/admin/reviews/{id}/hide', { params: { id }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['GET /api/admin/reviews'] }),
  });
}
