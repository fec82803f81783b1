import { readLocal, removeLocal, writeLocal } from '@/lib/client/storage';
import type { Fields } from '@/lib/companions/desk/rules';

/** Texts that were begun and not saved, with those they began with. */
export type Draft = { fields: Fields; base: Fields; basedOn: number };

const keyOf = (id: string) => `saathi-console-companion-${id}`;

/** What was left unsaved in this browser; null when that is nothing. */
export function readDraft(id: string): Draft | null {
  const kept = readLocal(keyOf(id));
  if (kept === null) return null;
  try {
    const draft: Draft = JSON.parse(kept);
    const isWhole =
      typeof draft.fields?.Name === 'string' && typeof draft.base?.Name === 'string' && draft.basedOn >= 0;
    return isWhole ? draft : null;
  } catch {
    // Something else has written there.
    return null;
  }
}

export function keepDraft(id: string, draft: Draft): void {
  writeLocal(keyOf(id), JSON.stringify(draft));
}

export function dropDraft(id: string): void {
  removeLocal(keyOf(id));
}
