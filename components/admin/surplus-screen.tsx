import type { ListQuery } from '@/lib/admin/lists/rules';
import type { listSurplus } from '@/lib/admin/surplus/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS, type Filter, ListFilters } from './list-filters';
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
export function SurplusScreen({
  operator,
  asked,
  wrong,
  list,
}: {
  operator: Operator;
  asked: ListQuery;
  wrong: string | undefined;
  list: Response<typeof listSurplus> | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/alerts" title="Payments that credited nothing">
      <p>
        <a href="/admin/alerts" className="underline underline-offset-2">
          Alerts
        </a>
      </p>
      <ListFilters path="/admin/alerts/surplus" query={asked} filters={FILTERS} wrong={wrong} />
      <DataTable
        caption="Payments that credited nothing"
        rows={list?.surplus ?? []}
        keyOf={({ id }) => id}
        empty="Nobody has paid twice."
        list={{
          path: '/admin/alerts/surplus',
          query: asked,
          order: '-when',
          before: list?.before,
          after: list?.after,
          csv: wrong ? undefined : '/api/admin/surplus/export',
        }}
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
