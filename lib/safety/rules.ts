import { readAge } from './age/rules';
import { readsLikeCrisis, speaksOfCrisis, unifySpelling } from './crisis/rules';

/**
 * Lower case, without apostrophes and other punctuation, and without the joiners some Hindi keyboards put inside words;
 * the letters stay as typed.
 */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[’'`\p{Cf}]/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}\s]/gu, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}

/** What a message needs before, and instead of, a companion's reply. */
export function detectConcern(text: string): 'crisis' | 'minor' | null {
  const normal = plain(text);
  const spelled = unifySpelling(normal);
  if (speaksOfCrisis(spelled)) return 'crisis';
  if (readAge(text) === 'minor') return 'minor';
  return readsLikeCrisis(spelled) ? 'crisis' : null;
}
