import type { listOwnReviews } from '@/lib/account/reviews/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import { Section } from './section';

type OwnReview = Response<typeof listOwnReviews>['reviews'][number];

/** The reviews this person has written, and why one is hidden; nothing while there are none. It comes with the page, without a script. */
export function ReviewsSection({ reviews }: { reviews: readonly OwnReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <Section id="reviews" title={t('Your reviews')}>
      <ul className="mt-2 divide-y-[1.5px] divide-line">
        {reviews.map((review) => (
          <ReviewLine key={`${review.companionName} ${review.at}`} review={review} />
        ))}
      </ul>
    </Section>
  );
}

function ReviewLine({ review: { companionName, rating, text, at, hidden } }: { review: OwnReview }) {
  return (
    <li className="py-2.5 text-[0.9375rem] leading-6">
      <p className="flex flex-wrap justify-between gap-x-3">
        <b>{companionName}</b> <span className="text-muted">{t('{rating} of 5 stars', { rating })}</span>
      </p>
      <p className="text-muted text-sm leading-5">{indiaDateTime(new Date(at))}</p>
      <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-wrap break-words">
        {text}
      </p>
      {hidden ? (
        <p dir="auto" className="mt-2 whitespace-pre-wrap break-words border-marigold-line border-l-4 pl-3">
          {t(
            'We have hidden this review: {reason} Nobody else sees it. If you do not agree, raise an issue and we look again.',
            { reason: hidden.reason },
          )}
        </p>
      ) : null}
    </li>
  );
}
