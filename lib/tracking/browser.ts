import { readLocal, writeLocal } from '@/lib/client/storage';
import { TRACKING_KEY, TRACKING_TOLD_KEY } from './constants';
import { addLanding, readTracking, type TrackingParams, touchesIn } from './rules';

/** What the server is told: the last way by which somebody came within 30 days, and the first one where it was another. */
export type Told = TrackingParams & { first?: TrackingParams };

/**
 * Keeps the parameters of this visit, if it has any.
 * @param search the query string of the address that the visit began with
 */
export function keepLanding(search: string): void {
  const fresh = readTracking(search);
  if (fresh) writeLocal(TRACKING_KEY, addLanding(readLocal(TRACKING_KEY), fresh, Date.now()));
}

/** What is kept, this visit's parameters among it; null without any. */
export function currentTracking(search: string): Told | null {
  const fresh = readTracking(search);
  const kept = readLocal(TRACKING_KEY);
  const now = Date.now();
  // Without storage there is this visit alone.
  const touches = touchesIn(fresh ? addLanding(kept, fresh, now) : kept, now);
  if (!touches) return null;
  const { first, last } = touches;
  return JSON.stringify(first) === JSON.stringify(last) ? last : { ...last, first };
}

/** The code of the invitation by which somebody came last within 30 days; null for none. */
export function keptReferral(search: string): string | null {
  const kept = currentTracking(search);
  return kept?.ref ?? kept?.first?.ref ?? null;
}

/** Whether the server of a browser it knows has not heard of what is kept. */
export const isTrackingNews = (told: Told): boolean => readLocal(TRACKING_TOLD_KEY) !== JSON.stringify(told);

/** The server has heard of it. */
export function rememberTold(told: Told | null): void {
  if (told) writeLocal(TRACKING_TOLD_KEY, JSON.stringify(told));
}
