import { BadgeCheck } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/light/icon';
import { SAMPLE_REVIEW, VERIFIED } from '@/lib/companions/copy';
import type { Review } from '@/lib/companions/hooks';
import { initialOf } from '@/lib/companions/rules';
import { formatDate } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { DeleteReview } from './delete-review';

const STARS = [1, 2, 3, 4, 5];

export function ReviewCard({ review, companionId }: { review: Review; companionId: string }) {
  const { reviewerName, isVerified, isSample, rating, reviewText, createdAt, isOwn } = review;
  return (
    <li className="flex gap-3 rounded-lg border-[1.5px] border-line bg-card p-3.5">
      <span
        aria-hidden
        className="grid size-[44px] shrink-0 place-items-center rounded-full bg-psychologist-tint font-bold font-heading text-lg text-psychologist-ink"
      >
        {initialOf(reviewerName)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-1.5 font-semibold text-[0.9375rem] leading-5">
          <span className="wrap-anywhere">{reviewerName}</span>
          {isVerified ? (
            <BadgeCheck role="img" aria-label={t(VERIFIED)} className="size-4 shrink-0 text-teal-ink" />
          ) : null}
          {isSample ? <Badge variant="marigold">{t(SAMPLE_REVIEW)}</Badge> : null}
        </p>
        <div className="flex flex-wrap items-center gap-x-2 py-0.5">
          <span
            role="img"
            aria-label={t('{rating} of 5 stars', { rating })}
            className="flex gap-0.5 text-marigold"
          >
            {STARS.map((star) => (
              <Icon key={star} name="star" filled={star <= rating} className="size-3.5" />
            ))}
          </span>
          <time dateTime={createdAt} className="text-muted text-xs leading-4">
            {formatDate(createdAt)}
          </time>
        </div>
        <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-[0.9375rem] leading-6">
          {reviewText}
        </p>
        {isOwn ? <DeleteReview reviewId={review.id} companionId={companionId} /> : null}
      </div>
    </li>
  );
}
