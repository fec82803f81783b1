'use client';

import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { REVIEWS_FAILED } from '@/lib/companions/copy';
import { type Psychologist, useProfile, useReviews } from '@/lib/companions/hooks';
import { ReviewCard } from './review-card';

/** The profile's reviews; they load after the profile. */
export function Reviews({ profile }: { profile: Psychologist }) {
  const { isSuccess } = useProfile(profile);
  const { data: reviews, isError, isFetching, refetch } = useReviews(profile.id, isSuccess);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2.5 text-xl">
        Client Reviews
      </h2>
      {reviews ? (
        reviews.length === 0 ? (
          <p className="text-[0.9375rem] text-muted leading-6">Nobody has written a review yet.</p>
        ) : (
          <ul className="flex flex-col gap-2.5">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} companionId={profile.id} />
            ))}
          </ul>
        )
      ) : isError ? (
        <div role="alert">
          <p className="mb-2 text-[0.9375rem] text-muted leading-6">{REVIEWS_FAILED}</p>
          <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-2.5">
          <p className="sr-only">Loading reviews</p>
          <Skeleton className="h-28" />
          <Skeleton className="h-28" />
        </div>
      )}
    </section>
  );
}
