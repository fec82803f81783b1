import { readLocal, writeLocal } from '@/lib/client/storage';

const KEY = 'saathi-break';

/** When the row began of which the hint was closed last, in any tab; null: never. */
export const readClosed = (): string | null => readLocal(KEY);

/** Not again in this row. @param began when it began, ISO 8601 */
export function noteClosed(began: string): void {
  writeLocal(KEY, began);
}
