import { tooManyRequests } from './errors.ts';
import type { ApiPoint } from './faults.ts';

const WINDOW_MS = 60_000;

/** The most calls a minute at each point of the API; a point that is not named has no limit. */
export type Limits = { perMinute: Partial<Record<ApiPoint, number>>; seen: Map<ApiPoint, number[]> };

export function createLimits(): Limits {
  return { perMinute: {}, seen: new Map() };
}

/** Refuses a call over the limit of the last 60 seconds. */
export function countCall(limits: Limits, point: ApiPoint, now: number): void {
  const most = limits.perMinute[point];
  if (most === undefined) return;
  const recent = (limits.seen.get(point) ?? []).filter((time) => time > now - WINDOW_MS);
  limits.seen.set(point, recent);
  if (recent.length >= most) throw tooManyRequests();
  recent.push(now);
}
