import { BIDS, COMMENDS, DENIED, TOLD } from './constants';

const CLAUSES =
  /[,;:—–()।\n]|\b(?:and|but|lekin|aur|phir|to|toh)\b|(?<![\p{L}\p{M}])(?:और|लेकिन|फिर|तो)(?![\p{L}\p{M}])/u;

const bids = (sentence: string) =>
  sentence
    .split(CLAUSES)
    .map((one) => one.replace(/[.!?]+$/u, '').trim())
    .some((one) => !DENIED.test(one) && BIDS.some((pattern) => pattern.test(one)));

/**
 * Whether a sentence bids somebody to die in a certain way, or commends one. What "phir koi tension nahi" denies is not the
 * act: only the clause that bids is asked for a no.
 * @param sentences spelled by `unify`
 */
export const commendsDeath = (sentences: readonly string[]): boolean =>
  sentences.some(
    (one) =>
      !TOLD.test(one) && !one.includes('?') && (bids(one) || COMMENDS.some((pattern) => pattern.test(one))),
  );
