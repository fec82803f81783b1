import type { listAlerts } from '@/lib/admin/alerts/contract';
import { formatStamp } from '@/lib/kit/format';
import { AlertForm } from './alert-form';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
import { OrderLink } from './order-link';

const REASON: Readonly<Record<string, string>> = {
  amount: 'Paid in another amount',
  currency: 'Paid in another currency',
  refund: 'A refund needs somebody',
};

const FILTERS: readonly Filter[] = [
  {
    name: 'state',
    label: 'Which',
    options: [
      ['', 'Open'],
      ['done', 'Done'],
      ['all', 'All'],
    ],
  },
  { name: 'reason', label: 'What', options: [['', 'All'], ...Object.entries(REASON)] },
  ...DAY_FILTERS,
];

/** What did not fit an order. */
export function AlertsScreen({ operator, asked, wrong, list }: ListScreen<typeof listAlerts>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/alerts" title="Alerts">
      <p>
        <a href="/admin/alerts/surplus" className="underline underline-offset-2">
          Payments that credited nothing
        </a>
      </p>
      <AskedList
        path="/admin/alerts"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/alerts/export"
        caption="Alerts"
        rows={list?.alerts ?? []}
        keyOf={({ id }) => id}
        empty="No alerts here."
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'What', cell: ({ reason }) => REASON[reason] ?? reason },
          {
            title: 'Detail',
            cell: ({ detail }) => <span className="wrap-anywhere block min-w-40">{detail}</span>,
          },
          { title: 'Order', cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
          {
            title: 'Done',
            cell: ({ id, orderId, seenBy, resolvedAt, resolvedBy, because }) =>
              resolvedAt === null ? (
                <AlertForm id={id} orderId={orderId} seenBy={seenBy} />
              ) : (
                `${formatStamp(resolvedAt)}${resolvedBy ? `, ${resolvedBy}: ${because}` : ''}`
              ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
