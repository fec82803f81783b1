import { Badge } from '@/components/ui/badge';
import type { getOrder } from '@/lib/admin/orders/contract';
import type { Response } from '@/lib/kit/endpoint';
import { formatRupees, formatStamp } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { ORDER_STATE } from './order-look';

const when = (at: string | null) => (at === null ? null : formatStamp(at));

const SOURCE: Readonly<Record<string, string>> = {
  shop: 'Shop',
  person: 'Result page',
  webhook: 'Webhook',
  reconciler: 'Reconciler',
  ledger: 'Ledger',
  refund: 'Refund',
  operator: 'Operator',
  alert: 'Alert',
};

/** One order: its facts, and what came when. */
export function OrderScreen({ operator, order }: { operator: Operator; order: Response<typeof getOrder> }) {
  const { orderId, userId, status, openAlerts, amount, messages, story, nextCheckAt } = order;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Order', orderId],
    ['Cashfree’s order', order.cfOrderId],
    ['Cashfree’s payment', order.transactionId],
    ['Kind', order.kind],
    ['Amount', `${formatRupees(amount)} for ${messages} messages`],
    ['Paid with', order.method],
    ['Ordered', when(order.at)],
    ['Paid', when(order.paidAt)],
    ['Expires', when(order.expiresAt)],
    ['Asked by the reconciler', `${order.checks} times${nextCheckAt ? `, next ${when(nextCheckAt)}` : ''}`],
  ];
  return (
    <ConsoleFrame operator={operator} path="/admin/orders" title={`Order of ${formatRupees(amount)}`}>
      <p className="flex flex-wrap items-center gap-2 text-sm leading-5">
        <Badge variant="paper">{ORDER_STATE[status]}</Badge>
        {openAlerts > 0 ? (
          <a href="/admin/alerts" className="underline">
            <Badge variant="marigold">Alert</Badge>
          </a>
        ) : null}
        {userId ? (
          <a href={`/admin/people/${userId}`} className="underline">
            Person
          </a>
        ) : (
          <span className="text-muted">Of nobody any more, or of a chat without a user</span>
        )}
      </p>
      <dl className="grid max-w-2xl grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm leading-6">
        {facts.map(([name, value]) =>
          value === null ? null : (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ),
        )}
      </dl>
      <h2 className="text-lg">Story</h2>
      <DataTable
        caption="What came when"
        rows={story}
        keyOf={(line) => `${line.at} ${line.source} ${line.what} ${line.detail}`}
        empty="Nothing is known."
        columns={[
          { title: 'When', cell: ({ at }) => <span className="whitespace-nowrap">{when(at)}</span> },
          { title: 'From', cell: ({ source }) => SOURCE[source] ?? source },
          { title: 'What', cell: ({ what }) => what },
          {
            title: 'Detail',
            cell: ({ detail }) => <span className="wrap-anywhere block min-w-40">{detail || '—'}</span>,
          },
        ]}
      />
    </ConsoleFrame>
  );
}
