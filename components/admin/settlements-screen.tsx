import { Badge } from '@/components/ui/badge';
import { buttonVariants } from '@/components/ui/button';
import type { listSettlements } from '@/lib/admin/settlements/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import type { DifferenceKind, DifferenceState } from '@/lib/payments/settlements/constants';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DifferenceForm } from './difference-form';
import { orderAddress } from './order-look';
import { StateTabs } from './state-tabs';

const KIND: Readonly<Record<DifferenceKind, string>> = {
  not_settled: 'Paid here, in no settlement',
  unknown_payment: 'Settled, and not known here',
  amount: 'Settled with another amount',
  fee: 'Fee and tax do not add up',
  unknown_refund: 'A refund that is not ours',
  refund_amount: 'Refund of another amount',
  refund_state: 'Refund paid that failed here',
  refund_reversed: 'Refund sent back by the bank',
  dispute: 'Dispute or chargeback',
  adjustment: 'Adjustment by Cashfree',
};

const STATES: readonly (readonly [DifferenceState, string])[] = [
  ['open', 'Open'],
  ['closed', 'Explained or gone'],
  ['all', 'All'],
];

/** What differs between Cashfree's settlements and the books, and the days that were compared. */
export function SettlementsScreen({
  operator,
  state,
  list: { differences, next, days },
}: {
  operator: Operator;
  state: DifferenceState;
  list: Response<typeof listSettlements>;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/settlements" title="Settlements">
      <StateTabs label="Which differences" path="/admin/settlements" states={STATES} state={state} />
      <DataTable
        caption="Differences"
        rows={differences}
        keyOf={({ id }) => id}
        empty="Nothing differs here."
        columns={[
          { title: 'Found', cell: ({ at }) => indiaDateTime(new Date(at)) },
          { title: 'What', cell: ({ kind }) => KIND[kind] },
          { title: 'Here', cell: ({ here }) => here },
          { title: 'Cashfree', cell: ({ there }) => there },
          {
            title: 'Order',
            cell: ({ orderId, cfPaymentId, reference }) => (
              <>
                {orderId ? (
                  <a href={orderAddress(orderId)} className="break-all font-semibold underline">
                    {orderId}
                  </a>
                ) : null}
                <span className="block break-all text-muted">{cfPaymentId ?? reference}</span>
              </>
            ),
          },
          {
            title: 'Explained',
            cell: ({ id, reference, goneAt, explainedBy, because }) => {
              if (explainedBy) return `${explainedBy}: ${because}`;
              if (goneAt) return `Gone, ${indiaDateTime(new Date(goneAt))}`;
              return <DifferenceForm id={id} reference={reference} />;
            },
          },
        ]}
      />
      {next ? (
        <a
          href={`/admin/settlements?${new URLSearchParams({ state, after: next })}`}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
        >
          Older differences
        </a>
      ) : null}
      <h2 className="text-lg">Days compared</h2>
      <DataTable
        caption="Days compared"
        rows={days}
        keyOf={({ day }) => day}
        empty="No day was fetched yet: the job runs every hour, and a day is fetched six hours after it has ended."
        columns={[
          { title: 'Day', cell: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
          { title: 'Events', numeric: true, cell: ({ events }) => events },
          {
            title: 'State',
            cell: ({ finishedAt, failure }) => (
              <>
                {finishedAt ? `Complete, ${indiaDateTime(new Date(finishedAt))}` : 'Not complete'}{' '}
                {failure ? <Badge variant="marigold">{failure}</Badge> : null}
              </>
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
