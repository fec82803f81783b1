import { indiaDay } from '@/lib/kit/format';
import type { Usage } from './constants';

/** The present day of India (YYYY-MM-DD); budgets start over with it. */
export function dayInIndia(now: Date): string {
  const day = indiaDay(now);
  if (day === undefined) throw new Error('Not a valid date.');
  return day;
}

/** The moment that day began. */
export function startOfIndiaDay(now: Date): Date {
  return new Date(`${dayInIndia(now)}T00:00:00+05:30`);
}

/** A usage as the parameters of a statement, in the order `usageInsert` (sql.ts) names them. */
export const usageValues = (usage: Usage) => [
  usage.model,
  usage.promptVersion,
  usage.promptTokens,
  usage.completionTokens,
  usage.tries,
  usage.latencyMs,
  usage.outcome,
];
