import { ENOUGH, SIGNS, SURE_SIGNS } from './constants';

/**
 * Whether the signs in a text are enough, one sure one or several together.
 * @param text as `speaksOfCrisis` spells it, idioms taken out
 */
export function signsAreEnough(text: string): boolean {
  if (SURE_SIGNS.some((phrase) => phrase.test(text))) return true;
  const weights = SIGNS.map((signs) => signs.find(({ phrase }) => phrase.test(text))?.weight ?? 0);
  return weights.reduce((sum, weight) => sum + weight, 0) >= ENOUGH;
}
