import { Badge } from '@/components/ui/badge';
import type { listSettlements } from '@/lib/admin/settlements/contract';
import { formatStamp } from '@/lib/kit/format';
import type { DifferenceKind } from '@/lib/payments/settlements/constants';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DifferenceForm } from './difference-form';
import { DAY_FILTERS, type Filter } from './list-filters';
import { OrderLink } from './order-link';

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

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['', 'Open'],
      ['closed', 'Explained or gone'],
      ['all', 'All'],
    ],
  },
  { name: 'kind', label: 'What', options: [['', 'All'], ...Object.entries(KIND)] },
  ...DAY_FILTERS,
];

/** What differs between Cashfree's settlements and the books, and the days that were compared. */
export function SettlementsScreen({ operator, asked, wrong, list }: ListScreen<typeof listSettlements>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/settlements" title="Settlements">
      <AskedList
        path="/admin/settlements"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/settlements/export"
        caption="Differences"
        rows={list?.differences ?? []}
        keyOf={({ id }) => id}
        empty="Nothing differs here."
        columns={[
          { title: 'Found', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'What', cell: ({ kind }) => KIND[kind] },
          { title: 'Here', cell: ({ here }) => here },
          { title: 'Cashfree', cell: ({ there }) => there },
          {
            title: 'Order',
            cell: ({ orderId, cfPaymentId, reference }) => (
              <>
                {orderId ? <OrderLink orderId={orderId} /> : null}
                <span className="wrap-anywhere block min-w-40 text-muted">{cfPaymentId ?? reference}</span>
              </>
            ),
          },
          {
            title: 'Explained',
            cell: ({ id, reference, goneAt, explainedBy, because }) => {
              if (explainedBy) return `${explainedBy}: ${because}`;
              if (goneAt) return `Gone, ${formatStamp(goneAt)}`;
              return <DifferenceForm id={id} reference={reference} />;
            },
          },
        ]}
      />
      <h2 className="text-lg">Days compared</h2>
      <DataTable
        caption="Days compared"
        rows={list?.days ?? []}
        keyOf={({ day }) => day}
        empty="No day was fetched yet: the job runs every hour, and a day is fetched six hours after it has ended."
        columns={[
          { title: 'Day', cell: ({ day }) => <span className="whitespace-nowrap">{day}</span> },
          { title: 'Events', numeric: true, cell: ({ events }) => events },
          {
            title: 'State',
            cell: ({ finishedAt, failure }) => (
              <>
                {finishedAt ? `Complete, ${formatStamp(finishedAt)}` : 'Not complete'}{' '}
                {failure ? <Badge variant="marigold">{failure}</Badge> : null}
              </>
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
