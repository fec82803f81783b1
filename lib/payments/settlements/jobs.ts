/*
 * Invariants:
 * - A day is fetched page by page, and each page is kept together with where to go on: a process that dies loses nothing and asks for
 *   nothing twice for long. An event is kept once.
 * - No transaction is open during a call to Cashfree, and its calls about settlements have a share of their own.
 * - A difference is noted once, and stays until an operator explains it or the missing side comes.
 * - Nothing about a person is kept of what Cashfree tells.
 */
import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope } from '@/lib/kit/scope';
import type { PaymentProvider, TakeProviderCall } from '../ports';
import {
  DAY_LEASE_MS,
  DAYS_A_RUN,
  FETCHED_AFTER_MS,
  FIRST_DAYS,
  LATER_MS,
  PAGE_EVENTS,
  PAGES_MAX,
  RETRY_MS,
  SETTLED_WITHIN_DAYS,
  UNSETTLED_MAX,
} from './constants';
import { compareEvent, dayAfter, daysBetween } from './rules';
import * as store from './store';

export type SettlementScope = JobScope & { payments: PaymentProvider; takeProviderCall: TakeProviderCall };

const startOf = (day: string) => new Date(`${day}T00:00:00+05:30`);
const plus = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** Puts the days on the list that have ended since. */
async function addEndedDays({ db, now }: JobScope): Promise<void> {
  const last = dayAfter(indiaDay(plus(now(), -FETCHED_AFTER_MS)) ?? '', -1);
  const known = await store.findDays(db);
  const first = known ? dayAfter(known.last, 1) : dayAfter(last, 1 - FIRST_DAYS);
  await store.addDays(db, daysBetween(first, last), now());
}

/** Keeps a page, and what differs in it. */
function keep(
  scope: JobScope,
  day: string,
  page: Awaited<ReturnType<PaymentProvider['fetchSettled']>>,
): Promise<number> {
  return scope.db.transaction(async (tx) => {
    const fresh = await store.keepPage(tx, day, page, scope.now());
    const known = await store.findKnown(tx, fresh);
    const differences = fresh.flatMap((event) => compareEvent(event, known));
    return store.insertDifferences(tx, differences, scope.now());
  });
}

/** Fetches the pages of a day that are missing. @returns whether the day is complete now */
async function fetchDay(
  scope: SettlementScope,
  { day, cursor: begun, pages }: store.DueDay,
): Promise<boolean> {
  const { db, payments, log } = scope;
  let cursor = begun;
  const putOff = async (ms: number, from: string | null, failure: string | null) => {
    await store.putOff(db, day, { nextTryAt: plus(scope.now(), ms), cursor: from, failure });
    return false;
  };
  for (let page = pages; page < PAGES_MAX; page += 1) {
    if (!(await scope.takeProviderCall({ kind: 'settlements' }))) return putOff(LATER_MS, cursor, null);
    let found: Awaited<ReturnType<PaymentProvider['fetchSettled']>>;
    try {
      const until = new Date(startOf(dayAfter(day, 1)).getTime() - 1000);
      found = await payments.fetchSettled({ from: startOf(day), until, cursor, limit: PAGE_EVENTS });
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ day, reason }, 'settlement not fetched');
      // A cursor may be good for a while only: then the day begins anew, and what is kept stays kept once.
      return putOff(RETRY_MS, page === pages ? null : cursor, reason);
    }
    const next = found.events.length === 0 || found.cursor === cursor ? null : found.cursor;
    const differences = await keep(scope, day, { events: found.events, cursor: next });
    if (differences > 0) log.error({ day, differences }, 'settlement differs');
    if (next === null) return true;
    cursor = next;
  }
  log.error({ day }, 'settlement has no end');
  return putOff(RETRY_MS, null, 'no end');
}

/** Notes payments that should be in a settlement by now, and closes differences whose missing side has come. */
async function lookForMissing(scope: JobScope): Promise<void> {
  const { db, log } = scope;
  const days = await store.findDays(db);
  if (!days) return;
  const now = scope.now();
  const until = plus(now, -SETTLED_WITHIN_DAYS * 24 * 60 * 60_000);
  const unsettled = await store.findUnsettled(db, { from: startOf(days.first), until, limit: UNSETTLED_MAX });
  const differences = unsettled.map(({ orderId, cfPaymentId, amount }) => ({
    ...{ kind: 'not_settled' as const, reference: `PAYMENT:${cfPaymentId}`, orderId, cfPaymentId },
    ...{ here: `₹${amount.toFixed(2)}`, there: 'in no settlement' },
  }));
  const count = await store.insertDifferences(db, differences, now);
  if (count > 0) log.error({ differences: count }, 'payments not settled');
  const waiting = await store.findWaiting(db);
  const names = waiting.flatMap(({ cfPaymentId }) => cfPaymentId ?? []);
  const [settled, paid] = await Promise.all([store.findSettled(db, names), store.findPaid(db, names)]);
  const gone = waiting.filter(({ kind, cfPaymentId }) =>
    (kind === 'not_settled' ? settled : paid).has(cfPaymentId ?? ''),
  );
  if (gone.length > 0)
    await store.markGone(
      db,
      gone.map(({ id }) => id),
      now,
    );
}

/**
 * Fetches the settlements of the days that have ended, and notes what differs. Any number of processes may do this at once: each day is
 * claimed by one of them, and claimed again if that one dies.
 * @returns days that are complete now
 */
export async function fetchSettlements(scope: SettlementScope): Promise<number> {
  await addEndedDays(scope);
  let complete = 0;
  for (let taken = 0; taken < DAYS_A_RUN; taken += 1) {
    const now = scope.now();
    const due = await store.claimDay(scope.db, now, plus(now, DAY_LEASE_MS));
    if (!due || !(await fetchDay(scope, due))) break;
    complete += 1;
  }
  await lookForMissing(scope);
  return complete;
}
