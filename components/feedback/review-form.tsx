import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { ApiError } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import type { Rating } from '@/lib/feedback/constants';
import { REVIEW_TEXT_MAX } from '@/lib/feedback/reviews/constants';
import {
  REVIEW_FAILED,
  REVIEW_PUBLISHED,
  REVIEW_PUBLISHED_DETAIL,
  TRY_LATER,
} from '@/lib/feedback/reviews/copy';
import { usePublishReview } from '@/lib/feedback/reviews/hooks';
import { t, tn } from '@/lib/kit/text';

/** After a rated psychologist chat: a public review, only with consent. */
export function ReviewForm({
  sessionId,
  companionId,
  companionName,
  rating,
  onDone,
}: {
  sessionId: string;
  companionId: string;
  companionName: string;
  rating: Rating;
  onDone: () => void;
}) {
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const { mutate, isPending, error } = usePublishReview(companionId);
  const refusal = error instanceof ApiError && error.status < 500 ? error.userMessage : undefined;

  const publish = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || !agreed) return;
    mutate(
      { sessionId, reviewText: text, consent: true },
      {
        onSuccess: () => {
          toast({ title: t(REVIEW_PUBLISHED), description: t(REVIEW_PUBLISHED_DETAIL) });
          onDone();
        },
        onError: (failure) => {
          if (failure instanceof ApiError && failure.status < 500) return;
          toast({ title: t(REVIEW_FAILED), description: t(TRY_LATER), variant: 'destructive' });
        },
      },
    );
  };

  return (
    <form onSubmit={publish}>
      <DialogHeader className="pr-0">
        <DialogTitle>{t('Publish a review of {companion}?', { companion: companionName })}</DialogTitle>
        <DialogDescription id="rating-about">
          {tn(
            rating,
            'Your {count} star and your words help others choose. What you talked about stays between you.',
            'Your {count} stars and your words help others choose. What you talked about stays between you.',
          )}
        </DialogDescription>
      </DialogHeader>
      <div className="mb-1.5 flex items-baseline justify-between gap-3">
        <Label htmlFor="review-text">{t('Your review')}</Label>
        <span id="review-count" className="text-muted text-xs">
          {text.length}/{REVIEW_TEXT_MAX}
        </span>
      </div>
      <Textarea
        id="review-text"
        rows={4}
        dir="auto"
        required
        maxLength={REVIEW_TEXT_MAX}
        aria-describedby="review-count review-refusal"
        aria-invalid={refusal ? true : undefined}
        value={text}
        onChange={(event) => setText(event.target.value.slice(0, REVIEW_TEXT_MAX))}
      />
      <p id="review-refusal" role="alert" className="mt-1 text-danger-ink text-sm">
        {refusal}
      </p>
      <Checkbox checked={agreed} onChange={(event) => setAgreed(event.target.checked)}>
        {t("Publish it on {companion}'s profile, with the first letter of my name. I can delete it there.", {
          companion: companionName,
        })}
      </Checkbox>
      <div className="mt-3 grid grid-cols-[auto_1fr] gap-2.5">
        <Button variant="outline" size="lg" onClick={onDone}>
          {t('No, thanks')}
        </Button>
        <Button type="submit" size="lg" disabled={!agreed || text.trim() === ''} loading={isPending}>
          {t('Publish')}
        </Button>
      </div>
    </form>
  );
}
