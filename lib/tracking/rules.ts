import { TRACKING_KEPT_MS, TRACKING_NAMES, TRACKING_VALUE_MAX } from './constants';

export type TrackingParams = Partial<Record<(typeof TRACKING_NAMES)[number], string>>;

/** What local storage holds: the parameters and when they were seen (ms since 1970). */
type Kept = { params: TrackingParams; keptAt: number };

/** The utm_* parameters of an address's query, or null when it has none. */
export function readTracking(search: string): TrackingParams | null {
  const query = new URLSearchParams(search);
  const params: TrackingParams = {};
  for (const name of TRACKING_NAMES) {
    const value = query.get(name)?.trim().slice(0, TRACKING_VALUE_MAX);
    if (value) params[name] = value;
  }
  return Object.keys(params).length > 0 ? params : null;
}

/** The text to store for parameters seen at `now` (ms since 1970). */
export function packTracking(params: TrackingParams, now: number): string {
  return JSON.stringify({ params, keptAt: now } satisfies Kept);
}

/** The stored parameters, unless the text is damaged, older than 30 days or from the future. */
export function unpackTracking(text: string | null, now: number): TrackingParams | null {
  const kept = parse(text);
  if (!kept || kept.keptAt > now || now - kept.keptAt >= TRACKING_KEPT_MS) return null;
  return readTracking(new URLSearchParams(kept.params).toString());
}

function parse(text: string | null): Kept | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    const { params, keptAt } = value as Partial<Kept>;
    return typeof params === 'object' && params !== null && typeof keptAt === 'number'
      ? { params, keptAt }
      : null;
  } catch {
    return null;
  }
}
