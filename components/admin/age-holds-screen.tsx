import Link from 'next/link';
import type { listAgeHolds } from '@/lib/admin/age-holds/contract';
import { formatShortDate, formatStamp } from '@/lib/kit/format';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { LiftHold } from './lift-hold';
import { DAY_FILTERS, type Filter } from './list-filters';

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['', 'All'],
      ['without', 'Without an account'],
      ['with', 'With an account'],
    ],
  },
  ...DAY_FILTERS,
];

/** Who is held as a minor, also without an account, and the way to correct a mistake. */
export function AgeHoldsScreen({ operator, asked, wrong, list }: ListScreen<typeof listAgeHolds>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/age-holds" title="Age holds">
      <p className="max-w-prose text-muted text-sm leading-5">
        People who said to be under 18. Somebody who is an adult after all writes to us with the reference
        that stands on their screen. A correction counts for every account and browser of it, and takes back
        refunds that nobody has approved.
      </p>
      <AskedList
        path="/admin/age-holds"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/age-holds/export"
        caption="Age holds"
        rows={list?.holds ?? []}
        keyOf={({ reference }) => reference}
        empty={Object.keys(asked).length > 0 ? 'No hold is like that.' : 'Nobody is held.'}
        columns={[
          { title: 'Reference', cell: ({ reference }) => reference },
          { title: 'Since', order: 'when', cell: ({ heldAt }) => formatStamp(heldAt) },
          {
            title: 'Account',
            cell: ({ userIds: [userId] }) =>
              userId ? (
                <Link className="underline underline-offset-2" href={`/admin/people/${userId}`}>
                  {userId.slice(0, 8)}
                </Link>
              ) : (
                'None'
              ),
          },
          { title: 'Browsers', numeric: true, cell: ({ browsers }) => browsers },
          {
            title: 'Data erased',
            cell: ({ erasedAt, isErased }) => `${isErased ? '' : 'on '}${formatShortDate(erasedAt)}`,
          },
          { title: 'Do', cell: ({ reference }) => <LiftHold reference={reference} /> },
        ]}
      />
    </ConsoleFrame>
  );
}
