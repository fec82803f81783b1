import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/client/toast';
import { REVIEW_DELETE_FAILED, REVIEW_DELETED, TRY_LATER } from '@/lib/feedback/reviews/copy';
import { useDeleteReview } from '@/lib/feedback/reviews/hooks';
import { t } from '@/lib/kit/text';

/** Lets the author delete the review, in two steps. */
export function DeleteReview({ reviewId, companionId }: { reviewId: string; companionId: string }) {
  const [confirming, setConfirming] = useState(false);
  const { mutate, isPending } = useDeleteReview(companionId);
  const remove = () =>
    mutate(reviewId, {
      onSuccess: () => toast({ title: t(REVIEW_DELETED) }),
      onError: () =>
        toast({ title: t(REVIEW_DELETE_FAILED), description: t(TRY_LATER), variant: 'destructive' }),
    });
  if (!confirming) {
    return (
      <Button variant="ghost" size="sm" className="-ml-4" onClick={() => setConfirming(true)}>
        {t('Delete my review')}
      </Button>
    );
  }
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="outline" size="sm" loading={isPending} onClick={remove}>
        {t('Yes, delete it')}
      </Button>
      <Button variant="ghost" size="sm" disabled={isPending} onClick={() => setConfirming(false)}>
        {t('Keep it')}
      </Button>
    </div>
  );
}
