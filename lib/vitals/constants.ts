/** Every page that React runs, by its pattern; app/ has a page.tsx for each (rules.test.ts). */
export const PAGES = [
  '/',
  '/partners_home',
  '/loading/{chatType}',
  '/chat/{id}',
  '/chats',
  '/paywall/{id}',
  '/post-payment/{id}',
  '/recharge',
  '/recharge-success',
  '/recharge-failed',
  '/psychologist',
  '/psychologist/{name}/profile',
  '/psychologist/topic/{name}',
  '/account',
  '/account/chats',
  '/account/control',
  '/account/deleted',
  '/account/limits',
  '/account/pause',
  '/account/use',
  '/account/language',
  '/account/lock',
  '/account/notifications',
  '/account/offline',
  '/account/receipts/{id}',
  '/adults-only',
  '/suspended',
] as const;

export type Page = (typeof PAGES)[number];

/** Largest paint and slowest answer to a touch in ms, sum of layout shifts without a unit (https://web.dev/articles/vitals). */
export const METRICS = ['LCP', 'INP', 'CLS'] as const;

export type Metric = (typeof METRICS)[number];

/** The highest value that is counted; a browser that measured more sends this. */
export const VALUE_MAX: Readonly<Record<Metric, number>> = { LCP: 100_000, INP: 10_000, CLS: 10 };

/**
 * Up to the first a visit went well, above the second badly: https://web.dev/articles/lcp, /inp and /cls, "What is a good … score?".
 * A page is judged by the 75th percentile of its visits.
 */
export const THRESHOLDS: Readonly<Record<Metric, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
};

/** Days of India an operator reads, today included. */
export const READ_DAYS = 28;
/** Days of India: counts older than this are deleted. */
export const KEPT_DAYS = 90;
