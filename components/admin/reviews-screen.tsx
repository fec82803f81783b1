'use client';

import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select';
import { type ReviewFilters, useReviews } from '@/lib/admin/reviews/hooks';
import { formatShortDate } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { ReviewStateForm } from './review-state-form';

const STARS = ['1', '2', '3', '4', '5'];

/** What people have written about companions, hidden or not. */
export function ReviewsScreen({ operator, asked }: { operator: Operator; asked: ReviewFilters }) {
  const { data } = useReviews(asked);
  const page = Number(asked.page ?? 1);
  const { state = '', q = '', companion, id } = asked;
  const stars = asked.stars === undefined ? '' : String(asked.stars);
  return (
    <ConsoleFrame operator={operator} path="/admin/reviews" title="Reviews">
      <form action="/admin/reviews" className="flex max-w-2xl flex-wrap items-end gap-3">
        {companion ? <input type="hidden" name="companion" value={companion} /> : null}
        <div>
          <Label htmlFor="state">State</Label>
          <NativeSelect id="state" name="state" defaultValue={state}>
            <NativeSelectOption value="">All</NativeSelectOption>
            <NativeSelectOption value="shown">shown</NativeSelectOption>
            <NativeSelectOption value="hidden">hidden</NativeSelectOption>
          </NativeSelect>
        </div>
        <div>
          <Label htmlFor="stars">Stars</Label>
          <NativeSelect id="stars" name="stars" defaultValue={stars}>
            <NativeSelectOption value="">All</NativeSelectOption>
            {STARS.map((one) => (
              <NativeSelectOption key={one} value={one}>
                {one}
              </NativeSelectOption>
            ))}
          </NativeSelect>
        </div>
        <div className="min-w-0 flex-1 basis-48">
          <Label htmlFor="q">Words of the text</Label>
          <Input id="q" name="q" type="search" defaultValue={q} maxLength={100} />
        </div>
        <Button type="submit">Filter</Button>
      </form>
      <DataTable
        caption="Reviews"
        rows={data?.reviews ?? []}
        keyOf={(one) => one.id}
        empty="No review is like that."
        list={{
          path: '/admin/reviews',
          query: { state, stars, q, companion, id },
          newer: page > 1 ? { page: String(page - 1) } : null,
          older: data?.hasMore ? { page: String(page + 1) } : null,
        }}
        columns={[
          {
            title: 'About',
            cell: ({ companionId, companionName }) => (
              <a href={`/admin/reviews?companion=${companionId}`} className="font-semibold underline">
                {companionName}
              </a>
            ),
          },
          { title: 'Stars', numeric: true, cell: ({ rating }) => rating },
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
