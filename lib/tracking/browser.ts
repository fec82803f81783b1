import { readLocal, writeLocal } from '@/lib/client/storage';
import { TRACKING_KEY } from './constants';
import { packTracking, readTracking, type TrackingParams, unpackTracking } from './rules';

/**
 * The utm_* parameters of this visit, or else of the last visit within 30 days; stores the newest.
 * @param search the query string of the address that the visit began with
 */
export function currentTracking(search: string): TrackingParams | null {
  const now = Date.now();
  const fresh = readTracking(search);
  if (!fresh) return unpackTracking(readLocal(TRACKING_KEY), now);
  writeLocal(TRACKING_KEY, packTracking(fresh, now));
  return fresh;
}
