import { formatRupees } from '@/lib/kit/format';

/** "12 of 20" beside a limit, "12" without one; `written` says how a number is written. */
export const besideLimit = (
  value: number,
  limit: number | null,
  written: (number: number) => string = String,
): string => (limit === null ? `${written(value)}, no limit` : `${written(value)} of ${written(limit)}`);

/** @param amount ₹, above 0 */
export const openOrdersCount = (amount: number): string =>
  `${formatRupees(amount)} in orders that are still open counts towards your limits, too.`;

export const HOW_IT_IS_COUNTED =
  'Weeks begin on Monday, in India. Messages are those that your balance paid for, also replies that you had reworded at a price, and those in chats that you have deleted. Money counts in the week in which you paid it, even if it was given back.';
