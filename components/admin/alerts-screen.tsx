import { buttonVariants } from '@/components/ui/button';
import type { listAlerts } from '@/lib/admin/alerts/contract';
import type { Response } from '@/lib/kit/endpoint';
import { indiaDateTime } from '@/lib/kit/format';
import type { Operator } from '@/lib/kit/operator';
import type { AlertState } from '@/lib/payments/alerts/constants';
import { AlertForm } from './alert-form';
import { ConsoleFrame } from './console-frame';
import { DataTable } from './data-table';
import { orderAddress } from './order-look';
import { StateTabs } from './state-tabs';

const REASON: Readonly<Record<string, string>> = {
  amount: 'Paid in another amount',
  currency: 'Paid in another currency',
  refund: 'A refund needs somebody',
};

const STATES: readonly (readonly [AlertState, string])[] = [
  ['open', 'Open'],
  ['done', 'Done'],
  ['all', 'All'],
];

const SURPLUS: Readonly<Record<string, string>> = {
  queued: 'waits for approval',
  approved: 'approved, about to be sent',
  sent: 'Cashfree has it',
  done: 'paid back',
  refused: 'not paid back',
};

const OrderLink = ({ orderId }: { orderId: string }) => (
  <a href={orderAddress(orderId)} className="break-all font-semibold underline">
    {orderId}
  </a>
);

/** What did not fit an order, and payments that credited nothing. */
export function AlertsScreen({
  operator,
  state,
  isFirst,
  list: { alerts, next, surplus },
}: {
  operator: Operator;
  state: AlertState;
  /** The first page, which the payments that credited nothing stand under. */
  isFirst: boolean;
  list: Response<typeof listAlerts>;
}) {
  return (
    <ConsoleFrame operator={operator} path="/admin/alerts" title="Alerts">
      <StateTabs label="Which alerts" path="/admin/alerts" states={STATES} state={state} />
      <DataTable
        caption="Alerts"
        rows={alerts}
        keyOf={({ id }) => id}
        empty="No alerts here."
        columns={[
          { title: 'When', cell: ({ at }) => indiaDateTime(new Date(at)) },
          { title: 'What', cell: ({ reason }) => REASON[reason] ?? reason },
          { title: 'Detail', cell: ({ detail }) => <span className="break-all">{detail}</span> },
          { title: 'Order', cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
          {
            title: 'Done',
            cell: ({ id, orderId, seenBy, resolvedAt, resolvedBy, because }) =>
              resolvedAt === null ? (
                <AlertForm id={id} orderId={orderId} seenBy={seenBy} />
              ) : (
                `${indiaDateTime(new Date(resolvedAt))}${resolvedBy ? `, ${resolvedBy}: ${because}` : ''}`
              ),
          },
        ]}
      />
      {next ? (
        <a
          href={`/admin/alerts?${new URLSearchParams({ state, after: next })}`}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'self-start' })}
        >
          Older alerts
        </a>
      ) : null}
      {isFirst ? (
        <>
          <h2 className="text-lg">Payments that credited nothing</h2>
          <DataTable
            caption="Payments that credited nothing"
            rows={surplus}
            keyOf={({ id }) => id}
            empty="Nobody has paid twice."
            columns={[
              { title: 'When', cell: ({ at }) => indiaDateTime(new Date(at)) },
              { title: 'Order', cell: ({ orderId }) => <OrderLink orderId={orderId} /> },
              { title: 'Cashfree’s payment', cell: ({ cfPaymentId }) => cfPaymentId },
              { title: 'Amount', numeric: true, cell: ({ amount }) => `₹${amount.toFixed(2)}` },
              {
                title: 'What was done',
                cell: ({ status, approvals, refusedBy, because, changedAt }) => (
                  <>
                    {status === 'queued' ? (
                      <a href="/admin/refunds" className="underline">
                        {SURPLUS[status]}
                      </a>
                    ) : (
                      (SURPLUS[status] ?? status)
                    )}
                    {changedAt ? `, ${indiaDateTime(new Date(changedAt))}` : ''}
                    {approvals.length > 0 ? `; approved by ${approvals.join(', ')}` : ''}
                    {because ? `; ${refusedBy ?? 'Cashfree'}: ${because}` : ''}
                  </>
                ),
              },
            ]}
          />
        </>
      ) : null}
    </ConsoleFrame>
  );
}
