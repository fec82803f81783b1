import { readLocal, writeLocal } from '@/lib/client/storage';
import { TRACKING_KEY } from './constants';
import { packTracking, readTracking, type TrackingParams, unpackTracking } from './rules';

/**
 * The utm_* parameters of this visit, else those of a visit in the last 30 days; keeps the newest.
 * @param search the query of the address the visit began with
 */
export function currentTracking(search: string): TrackingParams | null {
  const now = Date.now();
  const fresh = readTracking(search);
  if (!fresh) return unpackTracking(readLocal(TRACKING_KEY), now);
  writeLocal(TRACKING_KEY, packTracking(fresh, now));
  return fresh;
}
