import { percentile } from '../../bench/percentile.mjs';
import type { Sample } from '../people/sample';
import type { Moment, Seen } from '../world/sampler';

export const AIMS = {
  /** Of all answers. */
  errors: 0.001,
  /** ms, 95 of 100 answers to a message. */
  ownP95: 150,
  /** Of the looks at a pool, at how many something may wait for a connection. */
  waits: 0.05,
  /** Of the memory a process has after the first part of a soak. */
  growth: 0.05,
  /** ms from the end of a fault's cause to the last thing that somebody felt of it. */
  recovery: 10_000,
  proof: 0,
} as const;

export type Spread = { count: number; p50: number; p95: number; p99: number; most: number };

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => percentile(sorted, share);
  return {
    count: sorted.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    most: sorted.at(-1) ?? Number.NaN,
  };
}

export const errorShare = (samples: readonly Sample[]): number =>
  samples.length === 0 ? 1 : samples.filter(({ isFine }) => !isFine).length / samples.length;

const ownShares = (samples: readonly Sample[]) =>
  samples.flatMap(({ ownMs }) => (ownMs === null ? [] : [ownMs]));
export const ownSpread = (samples: readonly Sample[]): Spread => spread(ownShares(samples));

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export type Growth = { role: string; before: number; after: number; growth: number };

/** Of a run, what is its beginning: a soak of an hour has ten minutes. And what is compared: five minutes after it, and the last five. */
const BEGINNING = 1 / 6;
const COMPARED = 1 / 12;

/** How memory grew after the beginning: means of a span right after it, and of one at the end. */
export function growthOf(
  moments: readonly Moment[],
  role: string,
  span: { from: number; to: number },
  read: (moment: Moment) => number | null,
): Growth {
  const length = span.to - span.from;
  const within = (from: number, to: number) =>
    moments.flatMap((moment) => {
      const value = moment.role === role && moment.at >= from && moment.at <= to ? read(moment) : null;
      return value === null ? [] : [value];
    });
  const start = span.from + length * BEGINNING;
  const before = mean(within(start, start + length * COMPARED));
  const after = mean(within(span.to - length * COMPARED, span.to));
  return { role, before, after, growth: after / before - 1 };
}

/** Of the looks at a process's pool, at how many something waited. */
export function poolOf({ moments }: Seen, role: string) {
  const pools = moments.flatMap((one) => (one.role === role && one.told ? [one.told.pool] : []));
  const sum = (read: (pool: (typeof pools)[number]) => number) =>
    pools.reduce((total, pool) => total + read(pool), 0);
  return {
    waits:
      sum(({ waits }) => waits) /
      Math.max(
        1,
        sum(({ looks }) => looks),
      ),
    mostWaiting: Math.max(0, ...pools.map(({ mostWaiting }) => mostWaiting)),
    mostUsed: Math.max(0, ...pools.map(({ mostUsed }) => mostUsed)),
  };
}

/** ms from which on an answer is felt as a fault, although it comes: more than a busy machine takes. */
const FELT_MS = 5_000;

/** Whether somebody felt that something was wrong. */
export const isFelt = ({ isFine, ownMs, ms, deed }: Sample): boolean =>
  !isFine || (ownMs ?? (deed === 'send' ? 0 : ms)) > FELT_MS;

export type FaultSpan = { begunAt: number; goneAt: number; overAt: number };

/** How long after the end of its cause a fault was felt, and how often. */
export function feltOf(samples: readonly Sample[], { begunAt, goneAt, overAt }: FaultSpan) {
  const during = samples.filter(({ at }) => at >= begunAt && at < overAt);
  const felt = during.filter(isFelt);
  const last = felt.reduce((latest, { at }) => Math.max(latest, at), 0);
  return {
    answers: during.length,
    errors: felt.filter(({ isFine }) => !isFine).length,
    slow: felt.filter(({ isFine }) => isFine).length,
    recoveryMs: Math.max(0, last - goneAt),
  };
}
