import { Badge } from '@/components/ui/badge';
import type { listOrders } from '@/lib/admin/orders/contract';
import { formatRupees, formatStamp } from '@/lib/kit/format';
import { AskedList, type ListScreen } from './asked-list';
import { ConsoleFrame } from './console-frame';
import { DAY_FILTERS, type Filter } from './list-filters';
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
export function OrdersScreen({ operator, asked, wrong, list }: ListScreen<typeof listOrders>) {
  return (
    <ConsoleFrame operator={operator} path="/admin/orders" title="Orders">
      <AskedList
        path="/admin/orders"
        asked={asked}
        wrong={wrong}
        filters={FILTERS}
        page={list}
        csv="/api/admin/orders/export"
        caption="Orders"
        rows={list?.orders ?? []}
        keyOf={({ orderId }) => orderId}
        empty="No order fits."
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
