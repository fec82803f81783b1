import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';

const KEY = 'billingState';

/** The State that this browser's person has named for invoices, by its GST code; undefined while none was named. */
export const namedState = (): string | undefined => readLocal(KEY) ?? undefined;

/** Remembers the State for the next purchase; an empty text forgets it. */
export function nameState(code: string): void {
  if (code === '') removeLocal(KEY);
  else writeLocal(KEY, code);
}
