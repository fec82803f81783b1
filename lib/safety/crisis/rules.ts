import { CRISIS, HARMLESS_SPANS } from './constants';
import { LEANING_AGAINST, LEANING_ENOUGH, WORDS_JUDGED_WHOLE } from './learned/constants';
import { learnedLeaning } from './learned/rules';
import { SPELLINGS, withoutNukta } from './spelling/constants';

/**
 * One spelling for what people type in many ways.
 * @param text in lower case, without punctuation, one space between words
 */
export const unifySpelling = (text: string): string =>
  SPELLINGS.reduce((spelled, [variant, word]) => spelled.replace(variant, word), withoutNukta(text));

/** Whether a text is short enough to be judged as a whole: in a long one a single sentence hardly weighs. */
const isShort = (text: string) => text.split(' ').length <= WORDS_JUDGED_WHOLE;

/**
 * Whether a phrase speaks of suicide, of self-harm or of violence against the person. A short text that reads
 * clearly like something else (a film, a joke) is believed to be that.
 * @param text as `unifySpelling` gives it
 */
export function speaksOfCrisis(text: string): boolean {
  const rest = HARMLESS_SPANS.reduce((left, span) => left.replace(span, ' '), text)
    .replace(/\s+/g, ' ')
    .trim();
  if (!CRISIS.some((phrase) => phrase.test(rest))) return false;
  return !isShort(text) || learnedLeaning(text) > LEANING_AGAINST;
}

/**
 * Whether a text reads like those of people in danger, where no phrase says it.
 * @param text in lower case, without punctuation, one space between words
 */
export const readsLikeCrisis = (text: string): boolean =>
  learnedLeaning(unifySpelling(text)) >= LEANING_ENOUGH;
