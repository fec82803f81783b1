'use client';

import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { ApiError } from '@/lib/client/api';
import { toast } from '@/lib/client/toast';
import { FEEDBACK_TEXT_MAX, GOOD_RATING, type Rating } from '@/lib/feedback/constants';
import {
  ALREADY_RATED,
  FEEDBACK_FAILED,
  FEEDBACK_FAILED_DETAIL,
  FEEDBACK_THANKS,
  FEEDBACK_THANKS_DETAIL,
  RATING_MISSING,
  RATING_MISSING_DETAIL,
} from '@/lib/feedback/copy';
import { useSubmitFeedback } from '@/lib/feedback/hooks';
import { t } from '@/lib/kit/text';
import { offerReferral } from '@/lib/referrals/offer/browser';
import { RatingStars } from './rating-stars';
import { RatingTags } from './rating-tags';
import { ReviewForm } from './review-form';

export type RatingDialogProps = {
  open: boolean;
  sessionId: string;
  userId: string | null;
  companionId: string | null;
  companionName: string;
  /** Whether this user may publish a review after rating the chat. */
  mayReview: boolean;
  /** The cross was pressed: back to the chat. */
  onClose: () => void;
  /** The chat was rated or the rating skipped: on to the next screen. */
  onDone: () => void;
};

const preventDefault = (event: Event) => event.preventDefault();

/**
 * Shown on leaving a chat. Only its cross, Skip and Submit close it. Every chat loads it ahead, so its two forms do
 * without the 45 kB of react-hook-form and zod.
 */
export function RatingDialog(props: RatingDialogProps) {
  const [rated, setRated] = useState<Rating>();
  const { mayReview, companionId, onDone } = props;
  return (
    <Dialog open={props.open}>
      <DialogContent
        showCloseButton={false}
        onEscapeKeyDown={preventDefault}
        onInteractOutside={preventDefault}
        aria-describedby="rating-about"
      >
        {rated !== undefined && companionId !== null ? (
          <ReviewForm {...props} companionId={companionId} rating={rated} />
        ) : (
          <RatingForm {...props} onRated={mayReview && companionId !== null ? setRated : onDone} />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Mounted on each opening, so that it starts empty. */
function RatingForm({
  sessionId,
  userId,
  companionId,
  companionName,
  onClose,
  onDone,
  onRated,
}: RatingDialogProps & { onRated: (rating: Rating) => void }) {
  const [rating, setRating] = useState<Rating>();
  const [tags, setTags] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const feedback = useSubmitFeedback();
  // From the first Submit on, and after it has worked until the next screen is there: one tap, one thanks.
  const taken = useRef(false);

  const rate = (next: Rating) => {
    if (next === rating) return;
    setRating(next);
    setTags([]);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (taken.current) return;
    if (rating === undefined) {
      toast({ title: t(RATING_MISSING), description: t(RATING_MISSING_DETAIL), variant: 'destructive' });
      return;
    }
    taken.current = true;
    feedback.mutate(
      {
        sessionId,
        userId,
        companionId,
        rating,
        selectedTags: tags.length > 0 ? [...tags] : null,
        feedbackText: text.trim() || null,
      },
      {
        onSuccess: () => {
          if (rating >= GOOD_RATING) offerReferral();
          toast({ title: t(FEEDBACK_THANKS), description: t(FEEDBACK_THANKS_DETAIL) });
          onRated(rating);
        },
        onError: (error) => {
          if (error instanceof ApiError && error.status === 409) {
            toast({ title: t(ALREADY_RATED) });
            onDone();
            return;
          }
          taken.current = false;
          toast({
            title: t(FEEDBACK_FAILED),
            description: t(FEEDBACK_FAILED_DETAIL),
            variant: 'destructive',
          });
        },
      },
    );
  };

  return (
    <form onSubmit={submit}>
      <DialogClose onClick={onClose} />
      <DialogHeader>
        <DialogTitle>{t('How was your chat with {companion}?', { companion: companionName })}</DialogTitle>
        <DialogDescription id="rating-about">{t('Your rating helps us improve.')}</DialogDescription>
      </DialogHeader>
      <RatingStars rating={rating} onRate={rate} />
      {rating === undefined ? null : <RatingTags rating={rating} selected={tags} onChange={setTags} />}
      <div className="mt-4">
        <div className="mb-1.5 flex items-baseline justify-between gap-3">
          <Label htmlFor="rating-text">{t('Tell us more (optional)')}</Label>
          <span id="rating-count" className="text-muted text-xs">
            {text.length}/{FEEDBACK_TEXT_MAX}
          </span>
        </div>
        <Textarea
          id="rating-text"
          rows={3}
          dir="auto"
          maxLength={FEEDBACK_TEXT_MAX}
          aria-describedby="rating-count"
          value={text}
          onChange={(event) => setText(event.target.value.slice(0, FEEDBACK_TEXT_MAX))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) submit(event);
          }}
        />
      </div>
      {/* At the end, not sticky: on a small screen it would lie over the text box. */}
      <div className="mt-5 flex flex-wrap gap-2.5">
        <Button variant="outline" size="lg" className="w-auto! grow" onClick={onDone}>
          {t('Skip')}
        </Button>
        <Button
          type="submit"
          size="lg"
          className="w-auto! flex-[3_1_8rem]"
          // Not `disabled`, which would keep a tap from saying what is missing.
          aria-disabled={rating === undefined || undefined}
          loading={feedback.isPending || feedback.isSuccess}
        >
          {t('Submit')}
        </Button>
      </div>
    </form>
  );
}
