/*
 * Invariants:
 * - Nothing is counted beside: messages come from the ledger, money from the orders, and today's from where the limits of one's own look.
 * - People see only their own use.
 */
import { dayInIndia } from '@/lib/ai/usage/rules';
import type { Answer } from '@/lib/kit/endpoint';
import { daysBefore } from '@/lib/kit/moments';
import type { Scope } from '@/lib/kit/scope';
import { OPEN_COUNTS_DAYS } from '@/lib/payments/constants';
import { periodsBegan } from '@/lib/users/limits/rules';
import { requireCaller } from '../service';
import type { getUse as getEndpoint } from './contract';
import { dayBegins, fillWeeks, mondays } from './rules';
import { findUse } from './store';

/** @throws AppError `not_signed_in` while this browser has no user */
export async function getUse(scope: Scope): Promise<Answer<typeof getEndpoint>> {
  const { id } = await requireCaller(scope);
  const now = scope.now();
  const shown = mondays(now);
  const { day, month } = periodsBegan(now);
  const use = await findUse(scope.db, {
    userId: id,
    since: dayBegins(shown.at(-1) ?? ''),
    day: dayInIndia(now),
    dayBegan: day,
    monthBegan: month,
    openSince: daysBefore(now, OPEN_COUNTS_DAYS),
  });
  return {
    weeks: fillWeeks(shown, use?.found ?? []),
    today: {
      messages: use?.today.messagesToday ?? 0,
      rupees: use?.today.rupeesToday ?? 0,
      rupeesThisMonth: use?.today.rupeesThisMonth ?? 0,
      rupeesOpen: use?.today.rupeesOpen ?? 0,
    },
  };
}
