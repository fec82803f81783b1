import { indiaDay } from '@/lib/kit/format';
import type { Usage } from './constants';

/** The moment the present day of India began; budgets start anew with it. */
export function startOfIndiaDay(now: Date): Date {
  return new Date(`${indiaDay(now)}T00:00:00+05:30`);
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
