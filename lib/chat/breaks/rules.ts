import { ROW_GAP_MS } from './constants';

/**
 * Whether somebody has chatted for as long as they wanted to be told after.
 * @param row when the present row began, and its newest message; null: there is none
 */
export function isLong(row: { began: Date; last: Date } | null, minutes: number, now: Date): boolean {
  if (row === null || now.getTime() - row.last.getTime() > ROW_GAP_MS) return false;
  return now.getTime() - row.began.getTime() >= minutes * 60 * 1000;
}
