'use client';

import { Badge } from '@/components/ui/badge';
import type { ListQuery } from '@/lib/admin/lists/rules';
import { type ReviewFilters, useReviews } from '@/lib/admin/reviews/hooks';
import { formatShortDate } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { AskedList } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
import { ReviewStateForm } from './review-state-form';

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'State',
    options: [
      ['', 'All'],
      ['shown', 'shown'],
      ['hidden', 'hidden'],
    ],
  },
  {
    name: 'stars',
    label: 'Stars',
    options: [['', 'All'], ...['1', '2', '3', '4', '5'].map((one) => [one, one] as const)],
  },
  { name: 'q', label: 'Words of the text', type: 'search', maxLength: 100 },
  ...DAY_FILTERS,
];

/**
 * What people have written about companions, hidden or not.
 * @param asked as in the address
 * @param query what of it counts
 */
export function ReviewsScreen({
  operator,
  asked,
  query,
  wrong,
}: {
  operator: Operator;
  asked: ListQuery;
  query: ReviewFilters;
  wrong: string | undefined;
}) {
  const { data } = useReviews(query);
  return (
    <ConsoleFrame operator={operator} path="/admin/reviews" title="Reviews">
      <AskedList
        path="/admin/reviews"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        keep={['companion']}
        press="Filter"
        page={data}
        csv="/api/admin/reviews/export"
        caption="Reviews"
        rows={data?.reviews ?? []}
        keyOf={(one) => one.id}
        empty="No review is like that."
        columns={[
          {
            title: 'About',
            cell: ({ companionId, companionName }) => (
              <a href={`/admin/reviews?companion=${companionId}`} className="font-semibold underline">
                {companionName}
              </a>
            ),
          },
          { title: 'Stars', numeric: true, order: 'stars', cell: ({ rating }) => rating },
          {
            title: 'Review',
            cell: ({ text, hidden }) => (
              <div className="min-w-48 max-w-prose">
                <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                  {text}
                </p>
                {hidden ? (
                  <p className="mt-1 text-muted">
                    <Badge variant="marigold">Hidden</Badge> by {hidden.by}, {formatShortDate(hidden.at)}:{' '}
                    <span dir="auto">{hidden.reason}</span>
                  </p>
                ) : null}
              </div>
            ),
          },
          {
            title: 'By',
            cell: ({ reviewerName, userId, isSample }) => (
              <>
                {userId ? (
                  <a href={`/admin/people/${userId}`} className="underline">
                    {reviewerName}
                  </a>
                ) : (
                  reviewerName
                )}{' '}
                {isSample ? <Badge variant="paper">Sample</Badge> : null}
              </>
            ),
          },
          {
            title: 'When',
            order: 'when',
            cell: ({ at }) => <span className="whitespace-nowrap">{formatShortDate(at)}</span>,
          },
          {
            title: 'Do',
            cell: (one) => (
              <ReviewStateForm
                id={one.id}
                about={`the review of ${one.companionName} by ${one.reviewerName}`}
                isHidden={one.hidden !== null}
              />
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
