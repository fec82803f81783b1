import { estimateTokens } from '@/lib/language/tokens/rules';

/** The newest entries that fit the budget, oldest first; the newest is always among them. */
export function newestWithinBudget<T extends { content: string }>(
  history: readonly T[],
  budgetTokens: number,
): T[] {
  let used = 0;
  let from = history.length;
  while (from > 0) {
    const entry = history[from - 1];
    used += entry ? estimateTokens(entry.content) : 0;
    if (used > budgetTokens && from < history.length) break;
    from -= 1;
  }
  return history.slice(from);
}
