import { drawingAddress } from '@/components/shared/drawing-address';
import { Icon } from '@/components/ui/light/icon';
import { TESTIMONIALS, type Testimonial } from '@/content/claims';
import { proofOf } from '@/lib/content/claims/rules';
import { t, translate } from '@/lib/kit/text';

export function ReviewStrip() {
  return (
    <section aria-labelledby="reviews" className="pt-2">
      <h2 id="reviews" className="mb-3 text-xl">
        {t('What Our Users Say')}
      </h2>
      <ul className="flex flex-col gap-2.5">
        {TESTIMONIALS.map((review) => (
          <Review key={review.name} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Review({ review: { name, avatar, rating, review, ...evidence } }: { review: Testimonial }) {
  return (
    <li className="flex gap-3 rounded-lg border-[1.5px] border-line bg-card p-3.5">
      <img
        src={drawingAddress(avatar)}
        alt=""
        width={44}
        height={44}
        loading="lazy"
        fetchPriority="low"
        className="size-[44px] shrink-0 rounded-full bg-friendly-tint object-cover"
      />
      <div className="min-w-0">
        <p className="font-semibold text-sm leading-5">
          {name}
          <span className="font-normal text-muted"> · {translate(proofOf(evidence))}</span>
        </p>
        <p
          role="img"
          aria-label={t('{rating} of 5 stars', { rating })}
          className="flex gap-0.5 py-0.5 text-marigold"
        >
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} name="star" filled={star <= rating} className="size-3.5" />
          ))}
        </p>
        <p className="mt-0.5 text-sm leading-5">{translate(review)}</p>
      </div>
    </li>
  );
}
