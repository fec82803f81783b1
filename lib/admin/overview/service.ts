/*
 * Invariants:
 * - What is told are numbers of days: nothing about a person, and nothing that this operator's role may not see.
 * - Reading counts no messages: jobs.ts keeps the numbers, and this adds up some thousand rows at most.
 * - Periods are whole days of India that are over; today stands apart, so that a morning is never compared with a day.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorRole } from '@/lib/kit/operator';
import type { OperatorScope, Runner } from '@/lib/kit/scope';
import { CAMPAIGN, campaignsOf, cohortsOf, funnelOf } from './audience/rules';
import {
  AUDIENCE_ROLES,
  COHORTS_BACK_DAYS,
  FUNNEL,
  METRICS,
  type MetricName,
  PERIODS,
  type Unit,
} from './constants';
import type { getOverview as overviewEndpoint } from './contract';
import type { ModelPrices } from './ports';
import {
  addDays,
  answerTime,
  type Buckets,
  dayOf,
  daysBetween,
  earlierOf,
  isReconcilerLate,
  mergeBuckets,
  Numbers,
  periodsOf,
  type Range,
  sumOf,
} from './rules';
import * as store from './store';

type Overview = Answer<typeof overviewEndpoint>;
type Metric = Overview['metrics'][number];

const PAISE = 100;
const TOKENS_PRICED = 1_000_000;
const P50 = 0.5;
const P95 = 0.95;

const mayFor = (role: OperatorRole) => (roles: readonly OperatorRole[]) => roles.includes(role);

/** What a number is on some days together; null where there is nothing to tell it from. */
type ReadDays = (days: readonly string[]) => number | null;

function readerOf(
  name: MetricName,
  numbers: Numbers,
  answers: ReadonlyMap<string, Buckets>,
  prices: ModelPrices | null,
): ReadDays {
  const timeOf = (share: number) => (days: readonly string[]) =>
    answerTime(mergeBuckets(days.map((day) => answers.get(day) ?? new Map())), share);
  if (name === 'answer_p50') return timeOf(P50);
  if (name === 'answer_p95') return timeOf(P95);
  if (name === 'revenue' || name === 'refunds')
    return (days) => sumOf(days, (day) => numbers.on(day, name)) / PAISE;
  if (name !== 'model_cost') return (days) => sumOf(days, (day) => numbers.on(day, name));
  const tokens = (days: readonly string[], kind: string) => sumOf(days, (day) => numbers.on(day, kind));
  const { read, written } = prices ?? { read: TOKENS_PRICED, written: TOKENS_PRICED };
  return (days) =>
    (tokens(days, 'tokens_read') * read + tokens(days, 'tokens_written') * written) / TOKENS_PRICED;
}

function metricOf(
  metric: (typeof METRICS)[number],
  { from, upto, beforeFrom, beforeUpto, today, days }: Range,
  read: ReadDays,
  unit: Unit,
): Metric {
  const { name, title } = metric;
  const points = [...daysBetween(from, upto), today].map((day) => ({
    day,
    value: read([day]),
    before: read([addDays(day, -days)]),
  }));
  const period = (first: string, last: string) => read(daysBetween(first, last));
  return {
    ...{ name, title, unit, points, today: read([today]) },
    now: period(from, upto),
    before: period(beforeFrom, beforeUpto),
  };
}

async function readMachine({ db, now, log }: OperatorScope): Promise<Overview['machine']> {
  const found = await store.findMachine(db).catch((error: unknown) => {
    log.warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'the job queue cannot be read');
    return null;
  });
  const reconciledAt = found?.reconciledAt ?? null;
  return {
    reconciledAt: reconciledAt?.toISOString() ?? null,
    isReconcilerLate: isReconcilerLate(reconciledAt, now()),
    ...{ waiting: found?.waiting ?? null, active: found?.active ?? null, failed: found?.failed ?? null },
  };
}

/** Buckets of answer times by day. */
function bucketsByDay(
  rows: readonly { day: string; dimension: string; value: number }[],
): Map<string, Buckets> {
  const days = Map.groupBy(rows, ({ day }) => day);
  return new Map(
    [...days].map(([day, own]) => [
      day,
      new Map(own.map(({ dimension, value }) => [Number(dimension), value])),
    ]),
  );
}

/** The business in numbers, as far as the operator's role reaches. */
export async function getOverview(
  scope: OperatorScope & { modelPrices: ModelPrices | null },
  input: Input<typeof overviewEndpoint>,
): Promise<Overview> {
  const { db, operator, modelPrices } = scope;
  const may = mayFor(operator.role);
  const days = PERIODS.find((one) => one === input.days) ?? PERIODS[0];
  const today = dayOf(scope.now());
  const range = { ...periodsOf(today, days), today, days };
  const metrics = METRICS.filter(({ roles }) => may(roles));
  const seesAudience = may(AUDIENCE_ROLES);
  const names = [
    ...metrics.map(({ name }) => name),
    ...(metrics.some(({ name }) => name === 'model_cost') ? ['tokens_read', 'tokens_written'] : []),
    ...(seesAudience ? ['guests', ...FUNNEL.map(({ name }) => name)] : []),
  ];
  const longest = addDays(today, -COHORTS_BACK_DAYS);
  const all = { from: earlierOf(range.beforeFrom, longest), upto: today };
  const [rows, answers, cameBack, campaigns, machine, countedAt] = await Promise.all([
    store.listNumbers(db, all, names),
    store.listSplitDays(db, all, 'answer_bucket'),
    seesAudience ? store.listSplitDays(db, all, 'came_back') : [],
    seesAudience ? store.listDimensions(db, range, Object.keys(CAMPAIGN)) : [],
    readMachine(scope),
    store.findSummarisedAt(db, today),
  ]);
  const numbers = new Numbers(rows);
  const buckets = bucketsByDay(answers);
  const back = new Map(cameBack.map(({ day, dimension, value }) => [`${day} ${dimension}`, value]));
  return {
    ...{ days, from: range.from, upto: range.upto, today, machine },
    countedAt: countedAt?.toISOString() ?? null,
    metrics: metrics.map((metric) =>
      metricOf(
        metric,
        range,
        readerOf(metric.name, numbers, buckets, modelPrices),
        metric.name === 'model_cost' && modelPrices === null ? 'tokens' : metric.unit,
      ),
    ),
    funnel: seesAudience ? funnelOf(range, numbers) : null,
    cohorts: seesAudience ? cohortsOf(range, numbers, back) : null,
    campaigns: seesAudience ? campaignsOf(campaigns, operator.role === 'owner') : null,
  };
}

/** What is counted by name alone, and not made of other numbers. */
const COUNTED = METRICS.map(({ name }) => name).filter((name) => !/^(answer_|model_cost$)/.test(name));

/** The numbers of a day of India (YYYY-MM-DD), revenue and refunds in paise. */
export const listDay = (db: Runner, day: string) =>
  store.listNumbers(db, { from: day, upto: day }, [...COUNTED, 'tokens_read', 'tokens_written']);

/** Counts the days from one to another (of India, YYYY-MM-DD, both included) anew. @returns days */
export async function rebuildDays(
  { db, now }: Pick<OperatorScope, 'db' | 'now'>,
  { from, upto }: { from: string; upto: string },
): Promise<number> {
  const last = dayOf(now());
  const days = daysBetween(from, earlierOf(upto, last));
  for (const day of days) await db.transaction((tx) => store.replaceDay(tx, day, now()));
  return days.length;
}
