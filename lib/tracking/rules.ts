import { TOUCH_NAMES, TRACKING_KEPT_MS, TRACKING_VALUE_MAX } from './constants';

/** What an address says of where somebody came from. */
export type TrackingParams = Partial<Record<(typeof TOUCH_NAMES)[number], string>>;

/** The first and the last time within 30 days that somebody came by such an address; the same one when it was one. */
export type Touches = { first: TrackingParams; last: TrackingParams };

/** When (ms since 1970), and the query that said it. Local storage holds the first and the last; public/reader.js writes the same. */
type Landing = [at: number, query: string];

/** The utm_* and ref parameters of an address's query, or null when it has none. */
export function readTracking(search: string): TrackingParams | null {
  const query = new URLSearchParams(search);
  const params: TrackingParams = {};
  for (const name of TOUCH_NAMES) {
    const value = query.get(name)?.trim().slice(0, TRACKING_VALUE_MAX);
    if (value) params[name] = value;
  }
  return Object.keys(params).length > 0 ? params : null;
}

/** The text to store when somebody comes by an address with parameters at `now` (ms since 1970). */
export function addLanding(text: string | null, params: TrackingParams, now: number): string {
  const [first] = landingsIn(text, now);
  const last: Landing = [now, new URLSearchParams(params).toString()];
  return JSON.stringify(first ? [first, last] : [last]);
}

/** What is stored, without what is damaged, older than 30 days or from the future. */
export function touchesIn(text: string | null, now: number): Touches | null {
  const params = landingsIn(text, now).flatMap(([, query]) => readTracking(query) ?? []);
  const [first, last] = [params[0], params.at(-1)];
  return first && last ? { first, last } : null;
}

const isLanding = (value: unknown): value is Landing =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string';

function landingsIn(text: string | null, now: number): Landing[] {
  const kept: unknown = parse(text);
  if (!Array.isArray(kept)) return [];
  return kept.filter(isLanding).filter(([at]) => at <= now && now - at < TRACKING_KEPT_MS);
}

function parse(text: string | null): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    // Damaged storage says nothing.
    return null;
  }
}
