import { Badge } from '@/components/ui/badge';
import type { ListQuery } from '@/lib/admin/lists/rules';
import type { listOrders } from '@/lib/admin/orders/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatRupees, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { DAY_FILTERS, type Filter, ListFilters } from './list-filters';
import { ORDER_STATE, orderAddress } from './order-look';

const FILTERS: readonly Filter[] = [
  {
    name: 'q',
    label: 'Order, Cashfree’s number, or person (id, e-mail, mobile)',
    type: 'search',
    maxLength: 254,
  },
  { name: 'status', label: 'State', options: [['', 'All'], ...Object.entries(ORDER_STATE)] },
  { name: 'min', label: 'From ₹', type: 'number' },
  { name: 'max', label: 'To ₹', type: 'number' },
  ...DAY_FILTERS,
];

/**
 * Orders of everybody, the newest first; what is asked for stands in the address.
 * @param wrong what cannot be asked for, in words
 */
export function OrdersScreen({
  operator,
  asked,
  wrong,
  list,
}: {
  operator: Operator;
  asked: ListQuery;
  wrong: string | undefined;
  list: Response<typeof listOrders> | undefined;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/orders" title="Orders">
      <ListFilters path="/admin/orders" query={asked} filters={FILTERS} wrong={wrong} />
      <DataTable
        caption="Orders"
        rows={list?.orders ?? []}
        keyOf={({ orderId }) => orderId}
        empty="No order fits."
        list={{
          path: '/admin/orders',
          query: asked,
          order: '-when',
          before: list?.before,
          after: list?.after,
          csv: wrong ? undefined : '/api/admin/orders/export',
        }}
        columns={[
          {
            title: 'Order',
            cell: ({ orderId }) => (
              <a
                href={orderAddress(orderId)}
                className="wrap-anywhere block min-w-40 font-semibold underline"
              >
                {orderId}
              </a>
            ),
          },
          { title: 'When', order: 'when', cell: ({ at }) => formatStamp(at) },
          {
            title: 'State',
            cell: ({ status, openAlerts, surplus }) => (
              <>
                {ORDER_STATE[status]} {openAlerts > 0 ? <Badge variant="marigold">Alert</Badge> : null}{' '}
                {surplus > 0 ? <Badge variant="paper">Paid twice</Badge> : null}
              </>
            ),
          },
          { title: 'Amount', numeric: true, order: 'amount', cell: ({ amount }) => formatRupees(amount) },
          { title: 'Messages', numeric: true, cell: ({ messages }) => messages },
          {
            title: 'Person',
            cell: ({ userId }) =>
              userId ? (
                <a href={`/admin/people/${userId}`} className="underline">
                  {userId.slice(0, 8)}
                </a>
              ) : (
                '—'
              ),
          },
          { title: 'Paid with', cell: ({ method }) => method ?? '—' },
          { title: 'Cashfree’s payment', cell: ({ transactionId }) => transactionId ?? '—' },
        ]}
      />
    </ConsoleFrame>
  );
}
