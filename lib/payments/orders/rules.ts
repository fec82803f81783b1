import type { EventKind, EventSource } from '../events/constants';
import type { OrderDetail } from './store';

/** A line of an order's story. */
export type StoryLine = {
  at: Date;
  /** shop, person, webhook, reconciler, ledger, refund, operator, alert */
  source: EventSource | 'ledger' | 'refund' | 'operator' | 'alert';
  what: string;
  detail: string;
};

type Heard = { source: EventSource; kind: EventKind; detail: string; createdAt: Date };
type Booked = { kind: string; delta: number; createdAt: Date };

const HEARD: Readonly<Record<EventKind, string>> = {
  checkout: 'Cashfree has the order',
  create_failed: 'Cashfree did not take the order',
  paid: 'Cashfree says: paid',
  pending: 'Cashfree says: not paid yet',
  failed: 'Cashfree says: the payment failed',
  expired: 'Cashfree says: the order has expired',
  mismatch: 'Cashfree says: paid in another amount or currency',
  unknown: 'Cashfree does not know the order',
};

const REQUEST: Readonly<Record<string, string>> = {
  asked: 'Refund asked for',
  approved: 'Refund approved',
  sent: 'Refund is with Cashfree',
  done: 'Refund paid',
  refused: 'Refund refused',
};
const TRANSFER: Readonly<Record<string, string>> = {
  sent: 'Cashfree has the refund',
  done: 'Cashfree has paid the refund',
  failed: 'Cashfree does not pay the refund',
};

const rupees = (amount: number) => `₹${amount.toFixed(2)}`;

function refundLines({ refundRequests, surplusPayments, transfers }: OrderDetail): StoryLine[] {
  const source = 'refund' as const;
  return [
    ...refundRequests.flatMap(
      ({ reason, state, messages, amount, because, createdAt, changedAt, refusedBy }) => [
        {
          ...{ at: createdAt, source, what: 'Refund asked for' },
          detail: `${reason}, ${messages} messages, ${rupees(amount)}`,
        },
        ...(state === 'refused'
          ? [
              {
                ...{ at: changedAt, source: refusedBy === null ? source : ('operator' as const) },
                ...{ what: REQUEST[state] ?? state, detail: [refusedBy, because].filter(Boolean).join(': ') },
              },
            ]
          : []),
      ],
    ),
    ...surplusPayments.flatMap(({ cfPaymentId, amount, createdAt, refusedBy, because }) => [
      {
        ...{ at: createdAt, source, what: 'A payment that credits nothing' },
        detail: `${cfPaymentId}, ${rupees(amount)}${refusedBy === null ? '' : `, refused by ${refusedBy}: ${because ?? ''}`}`,
      },
    ]),
    ...transfers.flatMap(({ id, amount, state, cfRefundId, createdAt, changedAt }) => [
      {
        at: createdAt,
        source: 'operator' as const,
        what: 'Refund approved',
        detail: `${rupees(amount)}, ${id}`,
      },
      ...(TRANSFER[state] === undefined
        ? []
        : [{ at: changedAt, source, what: TRANSFER[state], detail: cfRefundId ?? id }]),
    ]),
  ];
}

/**
 * What came when of an order, the oldest first, from what is stored: the order, what was heard of it, the ledger, refunds and alerts.
 * Orders of before `payment_events` tell no more than the rest.
 */
export function tellStory(
  order: OrderDetail,
  heard: readonly Heard[],
  ledger: readonly Booked[],
): StoryLine[] {
  const { createdAt, kind, amount, messageCount, alerts } = order;
  const lines: StoryLine[] = [
    {
      ...{ at: createdAt, source: 'shop', what: 'Ordered' },
      detail: `${kind}, ${messageCount} messages, ${rupees(amount)}`,
    },
    ...heard.map((one) => ({
      ...{ at: one.createdAt, source: one.source, what: HEARD[one.kind], detail: one.detail },
    })),
    ...ledger.map((entry) => ({
      ...{ at: entry.createdAt, source: 'ledger' as const },
      ...{ what: `Ledger: ${entry.kind}`, detail: `${entry.delta > 0 ? '+' : ''}${entry.delta} messages` },
    })),
    ...refundLines(order),
    ...alerts.flatMap((alert) => [
      {
        ...{ at: alert.createdAt, source: 'alert' as const, what: `Alert: ${alert.reason}` },
        detail: alert.detail,
      },
      ...(alert.resolvedAt === null
        ? []
        : [
            {
              ...{ at: alert.resolvedAt, source: 'operator' as const, what: 'Alert done' },
              detail: [alert.resolvedBy, alert.because].filter(Boolean).join(': '),
            },
          ]),
    ]),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}
