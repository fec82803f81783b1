import { Card } from '@/components/ui/card';
import type { useComplaint } from '@/lib/admin/complaints/hooks';

type Review = NonNullable<ReturnType<typeof useComplaint>['data']>['review'];

/** The review that a case is about, and the way to where it is hidden. */
export function FlaggedReview({ review, mayHide }: { review: Review; mayHide: boolean }) {
  if (!review) return <p className="text-muted leading-6">The review was deleted.</p>;
  const { id, companionName, rating, text, isHidden } = review;
  return (
    <Card>
      <p className="text-muted text-sm leading-5">
        {rating} of 5 stars for {companionName}
        {isHidden ? ', hidden' : ''}
      </p>
      <p dir="auto" className="mt-1 max-w-prose whitespace-pre-wrap break-words leading-6">
        {text}
      </p>
      {mayHide ? (
        <a href={`/admin/reviews?id=${id}`} className="mt-2 inline-flex min-h-11 items-center underline">
          {isHidden ? 'Show it again' : 'Hide it'} in Reviews
        </a>
      ) : null}
    </Card>
  );
}
