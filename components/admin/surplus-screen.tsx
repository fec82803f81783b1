import type { listSurplus } from '@/lib/admin/surplus/contract';
import { formatStamp } from '@/lib/kit/format';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
import { OrderLink } from './order-link';

const STATE: Readonly<Record<string, string>> = {
  queued: 'waits for approval',
  approved: 'approved, about to be sent',
  sent: 'Cashfree has it',
  done: 'paid back',
  refused: 'not paid back',
};

const FILTERS: readonly Filter[] = [
  { name: 'status', label: 'State', options: [['', 'All'], ...Object.entries(STATE)] },
  ...DAY_FILTERS,
];

/** Payments that credited nothing, and what was done about them. */
export function SurplusScreen({ operator, asked, wrong, list }: ListScreen<typeof listSurplus>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/alerts" title="Payments that credited nothing">
      <p>
        <a href="/admin/alerts" className="underline underline-offset-2">
          Alerts
        </a>
      </p>
      <AskedList
        path="/admin/alerts/surplus"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/surplus/export"
        caption="Payments that credited nothing"
        rows={list?.surplus ?? []}
        keyOf={({ id }) => id}
        empty="Nobody has paid twice."
        columns={[
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          { title: 'Order', cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
          { title: 'Cashfree’s payment', cell: ({ cfPaymentId }) => cfPaymentId },
          { title: 'Amount', numeric: true, cell: ({ amount }) => `₹${amount.toFixed(2)}` },
          {
            title: 'What was done',
            cell: ({ status, approvals, refusedBy, because, changedAt }) => (
              <>
                {status === 'queued' ? (
                  <a href="/admin/refunds" className="underline">
                    {STATE[status]}
                  </a>
                ) : (
                  (STATE[status] ?? status)
                )}
                {changedAt ? `, ${formatStamp(changedAt)}` : ''}
                {approvals.length > 0 ? `; approved by ${approvals.join(', ')}` : ''}
                {because ? `; ${refusedBy ?? 'Cashfree'}: ${because}` : ''}
              </>
            ),
          },
        ]}
      />
    </ConsoleFrame>
  );
}
