import { readLocal, writeLocal } from '@/lib/client/storage';
import { packTracking, readTracking, type TrackingParams, unpackTracking } from './rules';

const STORAGE_KEY = 'saathi-tracking';

/**
 * The utm_* parameters of this visit, else those of a visit in the last 30 days; keeps the newest.
 * @param search the query of the address the visit began with
 */
export function currentTracking(search: string): TrackingParams | null {
  const now = Date.now();
  const fresh = readTracking(search);
  if (!fresh) return unpackTracking(readLocal(STORAGE_KEY), now);
  writeLocal(STORAGE_KEY, packTracking(fresh, now));
  return fresh;
}
