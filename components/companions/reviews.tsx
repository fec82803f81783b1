'use client';

import type { Psychologist, Review } from '@/lib/companions/hooks';
import { useReviews } from '@/lib/companions/profile/hooks';
import { t } from '@/lib/kit/text';
import { ReviewCard } from './review-card';

/** The profile's reviews; they come with it. */
export function Reviews({ profile, shown }: { profile: Psychologist; shown: readonly Review[] }) {
  const { data: reviews } = useReviews(profile.id, shown);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2.5 text-xl">
        {t('Client Reviews')}
      </h2>
      {reviews.length === 0 ? (
        <p className="text-[0.9375rem] text-muted leading-6">{t('Nobody has written a review yet.')}</p>
      ) : (
        <ul className="flex flex-col gap-2.5">
          {reviews.map((review) => (
            <ReviewCard key={review.id} review={review} companionId={profile.id} />
          ))}
        </ul>
      )}
    </section>
  );
}
