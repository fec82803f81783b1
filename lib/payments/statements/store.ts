import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { moneyDays } from './money-days.queries';
import { moneyLines } from './money-lines.queries';

const WHATS = ['order', 'surplus', 'refund'] as const;

/** What came or went through Cashfree in a time, in its order; days and times of India, money in paise. */
export async function listMoney(db: Runner, within: { from: Date; until: Date }) {
  const rows = await moneyLines.run(within, db);
  return rows.map(({ what, ...row }) => ({ ...row, what: oneOf(WHATS, what) }));
}
export type MoneyLine = Awaited<ReturnType<typeof listMoney>>[number];

/** The same in sums of each day of India: how many payments or refunds, and money in paise. */
export async function sumMoneyByDay(db: Runner, within: { from: Date; until: Date }) {
  const rows = await moneyDays.run(within, db);
  return rows.map(({ what, ...row }) => ({ ...row, what: oneOf(WHATS, what) }));
}
export type MoneySum = Awaited<ReturnType<typeof sumMoneyByDay>>[number];
