import { Star } from 'lucide-react';
import { RATING_LABEL, RATINGS, type Rating } from '@/lib/feedback/constants';
import { t, tn } from '@/lib/kit/text';

/** Five stars as native radio buttons, so that arrow keys, labels and screen readers work as usual. */
export function RatingStars({
  rating,
  onRate,
}: {
  rating: Rating | undefined;
  onRate: (rating: Rating) => void;
}) {
  return (
    <fieldset>
      <legend className="sr-only">{t('Your rating')}</legend>
      <div className="flex justify-center gap-1">
        {RATINGS.map((value) => (
          <label
            key={value}
            className="grid aspect-square w-full max-w-[52px] cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              onChange={() => onRate(value)}
              aria-label={`${tn(value, '{count} star', '{count} stars')}, ${t(RATING_LABEL[value])}`}
              className="sr-only"
            />
            <Star
              aria-hidden
              className={`size-[36px] transition-colors duration-150 ${
                rating !== undefined && value <= rating
                  ? 'fill-marigold text-marigold'
                  : 'fill-transparent text-field'
              }`}
            />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="mt-1 min-h-6 text-center font-semibold text-[0.9375rem] leading-6">
        {rating === undefined ? '' : t(RATING_LABEL[rating])}
      </p>
    </fieldset>
  );
}
