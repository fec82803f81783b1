import { CRISIS, HARMLESS_SPANS } from './constants';
import { signsAreEnough } from './signs/rules';
import { SPELLINGS, withoutNukta } from './spelling/constants';

/** One spelling for what people type in many ways. */
const oneSpelling = (text: string): string =>
  SPELLINGS.reduce((spelled, [variant, word]) => spelled.replace(variant, word), withoutNukta(text));

/**
 * Whether somebody speaks of suicide, of hurting themselves, or of violence against them.
 * @param text in lower case, without punctuation, one space between words
 */
export function speaksOfCrisis(text: string): boolean {
  const spelled = oneSpelling(text);
  const rest = HARMLESS_SPANS.reduce((left, span) => left.replace(span, ' '), spelled)
    .replace(/\s+/g, ' ')
    .trim();
  return CRISIS.some((phrase) => phrase.test(rest)) || signsAreEnough(rest);
}
