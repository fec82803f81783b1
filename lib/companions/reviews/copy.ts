import { t } from '@/lib/kit/text';

export const NO_SUCH_REVIEW = 'There is no such review.';
export const REVIEW_HIDDEN_ALREADY = 'It is hidden already.';
export const REVIEW_SHOWN_ALREADY = 'It is shown already.';
/** To an author who writes anew over a review that an operator has hidden. */
export const reviewIsHidden = (reason: string) =>
  t('We have hidden your review: {reason} You can delete it, or write to us if you do not agree.', {
    reason,
  });
