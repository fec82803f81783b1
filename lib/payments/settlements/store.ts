import { type Cut, inListOrder, pageOf, type Times, withinTimes } from '@/lib/kit/keyset';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import type { SettledEvent } from '../ports';
import { DIFFERENCE_KINDS, type DifferenceKind, type DifferenceState, OPEN_MAX } from './constants';
import { findUnsettled as findUnsettledQuery } from './find-unsettled.queries';
import type { Difference, Known } from './rules';

const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** The first and the last day that is on the list, fetched or not; null while there is none. */
export async function findDays(db: Runner): Promise<{ first: string; last: string } | null> {
  const { _min, _max } = await db.prisma.settlementDay.aggregate({
    _min: { day: true },
    _max: { day: true },
  });
  return _min.day && _max.day ? { first: dayOf(_min.day), last: dayOf(_max.day) } : null;
}

/** Puts days on the list of what is to be fetched; those that are there stay. */
export async function addDays(db: Runner, days: readonly string[], now: Date): Promise<void> {
  await db.prisma.settlementDay.createMany({
    data: days.map((day) => ({ day: dateOf(day), nextTryAt: now })),
    skipDuplicates: true,
  });
}

/** A day that is to be fetched, from where. */
export type DueDay = { day: string; cursor: string | null; pages: number };

/** Takes the oldest day that is due for this process; other processes leave it alone until the lease ends. */
export async function claimDay(db: Runner, now: Date, leaseUntil: Date): Promise<DueDay | null> {
  const due = await db.prisma.settlementDay.findFirst({
    where: { finishedAt: null, nextTryAt: { lte: now } },
    orderBy: { day: 'asc' },
  });
  if (!due) return null;
  const { count } = await db.prisma.settlementDay.updateMany({
    where: { day: due.day, finishedAt: null, nextTryAt: due.nextTryAt },
    data: { nextTryAt: leaseUntil },
  });
  return count === 1 ? { day: dayOf(due.day), cursor: due.cursor, pages: due.pages } : null;
}

/** Sets when a day is gone on with, from where, and what went wrong. */
export async function putOff(
  db: Runner,
  day: string,
  { nextTryAt, cursor, failure }: { nextTryAt: Date; cursor: string | null; failure: string | null },
): Promise<void> {
  await db.prisma.settlementDay.updateMany({
    where: { day: dateOf(day), finishedAt: null },
    data: { nextTryAt, cursor, failure: failure?.slice(0, 100) ?? null },
  });
}

/** Keeps a page of a day once, and from where to go on; `cursor` null: the day is complete. @returns events that are new */
export async function keepPage(
  tx: Runner,
  day: string,
  page: { events: readonly SettledEvent[]; cursor: string | null },
  now: Date,
): Promise<SettledEvent[]> {
  const made = await tx.prisma.settlementEvent.createManyAndReturn({
    data: page.events.map(({ amount, settled, charge, tax, ...event }) => ({
      ...event,
      ...{ day: dateOf(day), createdAt: now },
      ...{ amount: amount.toFixed(2), settled: settled.toFixed(2) },
      ...{ charge: charge.toFixed(2), tax: tax.toFixed(2) },
    })),
    skipDuplicates: true,
    select: { type: true, eventId: true },
  });
  await tx.prisma.settlementDay.update({
    where: { day: dateOf(day) },
    data: {
      ...{ cursor: page.cursor, failure: null, pages: { increment: 1 }, events: { increment: made.length } },
      ...(page.cursor === null && { finishedAt: now }),
    },
  });
  const fresh = new Set(made.map(({ type, eventId }) => `${type}:${eventId}`));
  return page.events.filter(({ type, eventId }) => fresh.has(`${type}:${eventId}`));
}

/** What is here of the payments and refunds that events name. */
export async function findKnown(tx: Runner, events: readonly SettledEvent[]): Promise<Known> {
  const cfPaymentIds = events.flatMap(({ cfPaymentId }) => cfPaymentId ?? []);
  const refundIds = events.flatMap(({ refundId }) => (refundId && UUID.test(refundId) ? refundId : []));
  const payment = { select: { orderId: true } };
  const [credited, surplus, refunds] = await Promise.all([
    tx.prisma.payment.findMany({
      where: { transactionId: { in: cfPaymentIds } },
      select: { orderId: true, amount: true, transactionId: true },
    }),
    tx.prisma.paymentRefund.findMany({
      where: { cfPaymentId: { in: cfPaymentIds } },
      select: { cfPaymentId: true, amount: true, payment },
    }),
    tx.prisma.refundTransfer.findMany({
      where: { id: { in: refundIds } },
      select: { id: true, amount: true, state: true, payment },
    }),
  ]);
  return {
    payments: new Map([
      ...credited.map(({ transactionId, ...row }) => [transactionId ?? '', row] as const),
      ...surplus.map(
        (row) => [row.cfPaymentId, { orderId: row.payment.orderId, amount: Number(row.amount) }] as const,
      ),
    ]),
    refunds: new Map(
      refunds.map(({ id, amount, state, payment: { orderId } }) => [
        id,
        { orderId, amount: Number(amount), state },
      ]),
    ),
  };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Notes differences, each once. @returns how many are new */
export async function insertDifferences(
  tx: Runner,
  differences: readonly Difference[],
  now: Date,
): Promise<number> {
  const { count } = await tx.prisma.settlementDifference.createMany({
    data: differences.map((difference) => ({ ...difference, createdAt: now })),
    skipDuplicates: true,
  });
  return count;
}

/** Payments of a time that are in no settlement; ₹. */
export async function findUnsettled(
  db: Runner,
  within: { from: Date; until: Date; limit: number },
): Promise<{ orderId: string; cfPaymentId: string; amount: number }[]> {
  return findUnsettledQuery.run(within, db);
}

/** Differences that time may settle by itself: of payments that were missing on one of both sides. */
export function findWaiting(db: Runner) {
  return db.prisma.settlementDifference.findMany({
    where: {
      kind: { in: ['not_settled', 'unknown_payment'] },
      ...{ goneAt: null, explainedAt: null, cfPaymentId: { not: null } },
    },
    orderBy: { createdAt: 'asc' },
    take: OPEN_MAX,
    select: { id: true, kind: true, cfPaymentId: true },
  });
}

/** Those of Cashfree's numbers that are in a settlement. */
export async function findSettled(db: Runner, cfPaymentIds: readonly string[]): Promise<Set<string>> {
  const rows = await db.prisma.settlementEvent.findMany({
    where: { type: 'PAYMENT', cfPaymentId: { in: [...cfPaymentIds] } },
    select: { cfPaymentId: true },
  });
  return new Set(rows.flatMap(({ cfPaymentId }) => cfPaymentId ?? []));
}

/** Those of Cashfree's numbers that are known here. */
export async function findPaid(db: Runner, cfPaymentIds: readonly string[]): Promise<Set<string>> {
  const where = { in: [...cfPaymentIds] };
  const [paid, surplus] = await Promise.all([
    db.prisma.payment.findMany({ where: { transactionId: where }, select: { transactionId: true } }),
    db.prisma.paymentRefund.findMany({ where: { cfPaymentId: where }, select: { cfPaymentId: true } }),
  ]);
  return new Set([
    ...paid.flatMap(({ transactionId }) => transactionId ?? []),
    ...surplus.map(({ cfPaymentId }) => cfPaymentId),
  ]);
}

/** Closes differences that are none any more. */
export async function markGone(db: Runner, ids: readonly string[], now: Date): Promise<void> {
  await db.prisma.settlementDifference.updateMany({
    where: { id: { in: [...ids] }, goneAt: null },
    data: { goneAt: now },
  });
}

/** Closes a difference with an explanation, once. @returns its order, or why not */
export async function explain(
  tx: Runner,
  id: string,
  { by, because }: { by: string; because: string },
  now: Date,
): Promise<'done' | 'closed' | 'unknown'> {
  const { count } = await tx.prisma.settlementDifference.updateMany({
    where: { id, explainedAt: null },
    data: { explainedBy: by, explainedAt: now, because },
  });
  if (count === 1) return 'done';
  return (await tx.prisma.settlementDifference.count({ where: { id } })) > 0 ? 'closed' : 'unknown';
}

const WHERE = {
  open: { explainedAt: null, goneAt: null },
  closed: { OR: [{ explainedAt: { not: null } }, { goneAt: { not: null } }] },
  all: {},
} as const satisfies Record<DifferenceState, object>;

/** Which differences an operator wants to see; what is null does not count. */
export type DifferenceFilter = Times & { state: DifferenceState; kind: DifferenceKind | null };

/** Differences: those of a cut, in the order of the list. */
export async function listDifferences(
  db: Runner,
  { state, kind, ...times }: DifferenceFilter,
  cut: Cut<'when'>,
) {
  const { where, orderBy, take } = pageOf(cut, { column: 'createdAt', as: 'time' }, 'id');
  const rows = await db.prisma.settlementDifference.findMany({
    where: { AND: [WHERE[state], kind === null ? {} : { kind }, withinTimes('createdAt', times), where] },
    orderBy,
    take,
  });
  return inListOrder(rows, cut).map((row) => ({ ...row, kind: oneOf(DIFFERENCE_KINDS, row.kind) }));
}

/** The days that were fetched last, and those that are to be; the newest first. */
export async function listDays(db: Runner, take: number) {
  const rows = await db.prisma.settlementDay.findMany({ orderBy: { day: 'desc' }, take });
  return rows.map(({ day, ...row }) => ({ ...row, day: dayOf(day) }));
}
