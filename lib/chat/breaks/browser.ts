import { readLocal, writeLocal } from '@/lib/client/storage';

const KEY = 'saathi-break';

/** Stands in for storage that is denied, for as long as the page lives. */
let closed: string | null = null;

/** When the row began of which the hint was closed last, in any tab; null: never. */
export const readClosed = (): string | null => readLocal(KEY) ?? closed;

/** Not again in this row. @param began when it began, ISO 8601 */
export function noteClosed(began: string): void {
  closed = began;
  writeLocal(KEY, began);
}
