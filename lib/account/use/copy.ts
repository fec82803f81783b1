import { formatRupees } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';

/** "12 of 20" beside a limit, "12" without one; `written` says how a number is written. */
export const besideLimit = (
  value: number,
  limit: number | null,
  written: (number: number) => string = String,
): string =>
  limit === null
    ? t('{value}, no limit', { value: written(value) })
    : t('{value} of {limit}', { value: written(value), limit: written(limit) });

/** @param amount ₹, above 0 */
export const openOrdersCount = (amount: number): string =>
  t('{amount} in orders that are still open counts towards your limits, too.', {
    amount: formatRupees(amount),
  });

export const HOW_IT_IS_COUNTED =
  'Weeks begin on Monday, in India. Messages are those that your balance paid for, also replies that you had reworded at a price, and those in chats that you have deleted. Money counts in the week in which you paid it, even if it was given back.';
