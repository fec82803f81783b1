'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { listAgeHolds } from '@/lib/admin/age-holds/contract';
import { useLiftAgeHold } from '@/lib/admin/age-holds/hooks';
import { toast } from '@/lib/client/toast';
import type { Response } from '@/lib/kit/endpoint';
import { formatShortDate, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { type Filter, ListFilters } from './list-filters';
import { ReasonDialog } from './reason-dialog';
import { sayFailure } from './say-failure';

type Hold = Response<typeof listAgeHolds>['holds'][number];

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['all', 'All'],
      ['without', 'Without an account'],
      ['with', 'With an account'],
    ],
  },
];

/** Who is held as a minor, also without an account, and the way to correct a mistake. */
export function AgeHoldsScreen({
  operator,
  state,
  holds,
}: {
  operator: Operator;
  state: 'all' | 'with' | 'without';
  holds: readonly Hold[];
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/age-holds" title="Age holds">
      <p className="max-w-prose text-muted text-sm leading-5">
        People who said to be under 18. Somebody who is an adult after all writes to us with the reference
        that stands on their screen. A correction counts for every account and browser of it, and takes back
        refunds that nobody has approved.
      </p>
      <ListFilters path="/admin/age-holds" query={{ state }} filters={FILTERS} />
      <DataTable
        caption="Age holds"
        rows={holds}
        keyOf={({ reference }) => reference}
        empty="Nobody is held."
        columns={[
          { title: 'Reference', cell: ({ reference }) => reference },
          { title: 'Since', cell: ({ heldAt }) => formatStamp(heldAt) },
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

function LiftHold({ reference }: { reference: string }) {
  const lift = useLiftAgeHold();
  const router = useRouter();
  return (
    <ReasonDialog
      label="Correct"
      about={reference}
      explanation="The person is an adult after all: account and browsers are opened again. The reason is kept with the hold and in the audit log; write nothing of what the person said."
      isPending={lift.isPending}
      onReason={(reason, done) =>
        lift.mutate(
          { reference, reason },
          {
            onSuccess: () => {
              done();
              toast({ title: 'The hold is corrected' });
              router.refresh();
            },
            onError: sayFailure,
          },
        )
      }
    />
  );
}
