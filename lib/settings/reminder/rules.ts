import { inIndia } from '@/lib/kit/india-time';

/** The quarter of a moment in India, such as "2026-q4". */
function quarterOf(at: Date): string {
  const india = inIndia(at) ?? at;
  return `${india.getUTCFullYear()}-q${Math.floor(india.getUTCMonth() / 3) + 1}`;
}

/**
 * The reminder of the rules that a person is due, as the terms promise it at least once every three months ("Changes to these
 * terms", content/legal/terms.ts; Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules 2021, rule
 * 3(1)(c) and (f)): one in each quarter of the year. Who came in this quarter has just read the rules.
 * @returns the id under which a browser keeps that it was dismissed; null when none is due
 */
export function rulesReminder(cameAt: Date, now: Date): string | null {
  const quarter = quarterOf(now);
  return quarterOf(cameAt) === quarter ? null : `rules-${quarter}`;
}
