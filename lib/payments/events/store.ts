import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { DETAIL_MAX, EVENT_KINDS, EVENT_SOURCES, type EventKind, type EventSource } from './constants';

export type Heard = {
  source: EventSource;
  kind: EventKind;
  /** Cashfree's number of the payment, or an amount; nothing about a person. */
  detail?: string;
};

/** Stores what was heard of an order; what is stored already stays as it is. */
export async function insertEvent(
  db: Runner,
  paymentId: string,
  { source, kind, detail = '' }: Heard,
  now: Date,
): Promise<void> {
  await db.prisma.paymentEvent.createMany({
    data: { paymentId, source, kind, detail: detail.slice(0, DETAIL_MAX), createdAt: now },
    skipDuplicates: true,
  });
}

/** What was heard of an order, the oldest first. */
export async function listEvents(db: Runner, paymentId: string) {
  const rows = await db.prisma.paymentEvent.findMany({
    where: { paymentId },
    orderBy: { id: 'asc' },
    select: { source: true, kind: true, detail: true, createdAt: true },
  });
  return rows.map(({ source, kind, ...row }) => ({
    ...row,
    source: oneOf(EVENT_SOURCES, source),
    kind: oneOf(EVENT_KINDS, kind),
  }));
}
