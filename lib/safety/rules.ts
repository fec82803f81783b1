import { type AgeReading, readAge } from './age/rules';
import type { CrisisKind } from './constants';
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

/** What a message says of its writer, read with the messages before it. */
export type Heard = {
  crisis: CrisisKind | null;
  age: AgeReading;
  /** Says, while help is near, that the danger is over. */
  isSafeAgain: boolean;
  /** Cannot speak on a phone, and needs lines that can be written to. */
  cannotCall: boolean;
};

/**
 * Hears danger and age without any service.
 * @param earlier the writer's messages before this one, oldest first
 */
export function hear(text: string, _earlier: readonly string[] = []): Heard {
  const spelled = unifySpelling(plain(text));
  const isCrisis = speaksOfCrisis(spelled) || readsLikeCrisis(spelled);
  return {
    crisis: isCrisis ? 'self_harm' : null,
    age: readAge(text),
    isSafeAgain: false,
    cannotCall: false,
  };
}
