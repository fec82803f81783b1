/*
 * Invariants:
 * - What monitoring reads are numbers and times: no label names a person, an order or a talk.
 * - A question costs the database a few look-ups by index, however long the product has run.
 */
import type { Budgets } from '@/lib/ai/usage/constants';
import { findDayUse } from '@/lib/ai/usage/service';
import { indiaDay } from '@/lib/kit/india-time';
import type { JobScope } from '@/lib/kit/scope';
import { listOpenAlerts } from '@/lib/payments/alerts/service';
import { countOrders, findDueOrders } from '@/lib/payments/orders/service';
import { listOpenRefunds } from '@/lib/payments/refund-approval/service';
import { countTransfers } from '@/lib/payments/refund-sending/service';
import { listVitals } from '@/lib/vitals/service';
import { readRuns } from '../jobs/service';
import { listDay } from '../overview/service';
import type { SignalName } from './constants';

const DAY_MS = 86_400_000;
/** More open alerts or refunds than this are a number of their own kind. */
const OPEN_MAX = 1_000;

/** A value of the moment, as Prometheus has them. */
export type Signal = {
  name: SignalName;
  labels: Readonly<Record<string, string>>;
  value: number;
};

export type SignalScope = Pick<JobScope, 'db' | 'now'> & { budgets: Budgets };

const seconds = (at: Date): number => at.getTime() / 1000;

const gauge =
  (name: SignalName) =>
  (value: number, labels: Readonly<Record<string, string>> = {}): Signal => ({ name, labels, value });

const ORDERS = gauge('saathi_orders');
const OPEN_ORDERS = gauge('saathi_open_orders');
const ORDER_LATE = gauge('saathi_open_orders_overdue_seconds');
const PAYMENT_ALERTS = gauge('saathi_payment_alerts_open');
const REFUNDS = gauge('saathi_refunds_open');
const TRANSFERS = gauge('saathi_refund_transfers');
const BUDGET = gauge('saathi_budget_used_ratio');
const TODAY = gauge('saathi_today');
const JOB_OK = gauge('saathi_job_last_success_timestamp_seconds');
const JOB_FAILED = gauge('saathi_job_last_failure_timestamp_seconds');
const JOB_COUNT = gauge('saathi_job_last_count');
const JOB_LATE = gauge('saathi_job_late');
const DEPTH = gauge('saathi_queue_depth');
const OLDEST = gauge('saathi_queue_oldest_seconds');
const DRIFT = gauge('saathi_ledger_drift_balances');
const VITAL = gauge('saathi_web_vital_p75');
const VISITS = gauge('saathi_web_vital_visits');

async function paymentSignals({ db, now }: SignalScope): Promise<Signal[]> {
  const since = new Date(now().getTime() - DAY_MS);
  const [orders, due, alerts, refunds, transfers] = await Promise.all([
    countOrders(db, since),
    findDueOrders(db),
    listOpenAlerts(db, OPEN_MAX),
    listOpenRefunds(db, OPEN_MAX),
    countTransfers(db, since),
  ]);
  const lateMs = due.dueAt === null ? 0 : now().getTime() - due.dueAt.getTime();
  return [
    ...orders.map(({ status, count }) => ORDERS(count, { status })),
    OPEN_ORDERS(due.count),
    ORDER_LATE(Math.max(0, lateMs / 1000)),
    PAYMENT_ALERTS(alerts.length),
    REFUNDS(refunds.length),
    ...transfers.map(({ state, count }) => TRANSFERS(count, { state })),
  ];
}

async function jobSignals({ db, now }: SignalScope): Promise<Signal[]> {
  const { jobs, queues } = await readRuns(db, now());
  const proof = jobs.find(({ name }) => name === 'prove-ledger');
  return [
    ...jobs.flatMap(({ name: task, lastOkAt, lastFailedAt, lastCount, isLate }) => [
      ...(lastOkAt === null ? [] : [JOB_OK(seconds(lastOkAt), { task }), JOB_COUNT(lastCount, { task })]),
      ...(lastFailedAt === null ? [] : [JOB_FAILED(seconds(lastFailedAt), { task })]),
      JOB_LATE(Number(isLate), { task }),
    ]),
    ...queues.flatMap(({ name: queue, depth, oldestAt }) => [
      DEPTH(depth, { queue }),
      OLDEST(oldestAt === null ? 0 : Math.max(0, seconds(now()) - seconds(oldestAt)), { queue }),
    ]),
    ...(proof?.lastOkAt ? [DRIFT(proof.lastCount)] : []),
  ];
}

async function daySignals({ db, now, budgets }: SignalScope): Promise<Signal[]> {
  const [{ uses }, numbers] = await Promise.all([
    findDayUse({ db, now }, budgets),
    listDay(db, indiaDay(now().getTime()) ?? ''),
  ]);
  return [
    ...uses.map(({ what, used, limit }) => BUDGET(used / limit, { budget: what })),
    ...numbers.map(({ name, value }) => TODAY(value, { number: name })),
  ];
}

async function vitalSignals({ db, now }: SignalScope): Promise<Signal[]> {
  const pages = await listVitals({ db, now });
  return pages.flatMap(({ page, visits, metrics }) => [
    VISITS(visits, { page }),
    ...Object.entries(metrics).map(([metric, { p75 }]) => VITAL(p75, { page, metric })),
  ]);
}

/** How the business is at the moment, for monitoring: what every process of it would tell alike. */
export async function readSignals(scope: SignalScope): Promise<Signal[]> {
  const parts = [paymentSignals, jobSignals, daySignals, vitalSignals].map((read) => read(scope));
  return (await Promise.all(parts)).flat();
}
