/** How many calls of one kind may still be made. */
export type CallBudget = { left: number };

/** Takes one call from every budget, or none when one of them is used up. */
export function takeCall(...budgets: readonly CallBudget[]): boolean {
  if (budgets.some((budget) => budget.left <= 0)) return false;
  for (const budget of budgets) budget.left -= 1;
  return true;
}
