/*
 * Invariants:
 * - A statement is read from orders, refunds, settlements and the ledger; its messages are the sums of the ledger itself.
 * - It names orders and no people.
 */
import { AppError } from '@/lib/kit/app-error';
import { type Cell, csvOf } from '@/lib/kit/csv';
import type { Runner } from '@/lib/kit/scope';
import { sumLedgerByDay } from '@/lib/wallet/service';
import type { StatementPart } from './constants';
import { NO_PERIOD } from './copy';
import { daysTable, linesTable, readPeriod } from './rules';
import { listMoney, sumMoneyByDay } from './store';

export type Statement = { titles: readonly string[]; rows: readonly (readonly Cell[])[] };

/**
 * The statement of a day (2026-11-23) or a month (2026-11) of India.
 * @throws AppError `bad_input` when there is no such day or month
 */
export async function readStatement(
  db: Runner,
  { period, part }: { period: string; part: StatementPart },
): Promise<Statement> {
  const within = readPeriod(period);
  if (!within) throw new AppError('bad_input', NO_PERIOD);
  if (part === 'lines') return linesTable(await listMoney(db, within));
  const [sums, ledger] = await Promise.all([sumMoneyByDay(db, within), sumLedgerByDay(db, within)]);
  return daysTable(sums, ledger);
}

/** A statement as CSV. */
export const statementCsv = ({ titles, rows }: Statement): string => csvOf(titles, rows);
