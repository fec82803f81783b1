/** How many calls of one kind may still be made. */
export type CallBudget = { left: number };

/** Takes one call from a budget; false when none is left. */
export function takeCall(budget: CallBudget): boolean {
  if (budget.left <= 0) return false;
  budget.left -= 1;
  return true;
}
