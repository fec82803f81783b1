import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/api';
import { changeHeld } from '@/lib/client/change-held';
import { reviewsQuery } from '@/lib/companions/profile/hooks';
import type { Request } from '@/lib/kit/endpoint';
import type { deleteReview, publishReview } from './contract';

export type NewReview = NonNullable<Request<typeof publishReview>['body']>;

/** Publishes the review of a rated chat, and refetches the reviews of its companion. */
export function usePublishReview(companionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReview) => call<typeof publishReview>('POST /api/companions/reviews', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewsQuery(companionId).queryKey }),
  });
}

/** Deletes the person's own review, on the screen at once. */
export function useDeleteReview(companionId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reviewId: string) =>
      call<typeof deleteReview>('DELETE /api/companions/reviews/{reviewId}', { params: { reviewId } }),
    onSuccess: (_, reviewId) =>
      changeHeld(client, reviewsQuery(companionId), (held) => held.filter((one) => one.id !== reviewId)),
  });
}
