import { isAsked, isTakenBack } from '../../wording/rules';
import { HUMAN, LICENSED, SAYS_AI } from './constants';

/** Whether a sentence says what one of the patterns finds, neither denied nor only asked. */
function says(sentence: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => {
    const found = pattern.exec(sentence);
    if (found === null) return false;
    const end = found.index + found[0].length;
    return !isTakenBack(sentence, found.index) && !isAsked(sentence, end);
  });
}

/**
 * Whether a companion claims to be human. A reply that says plainly that it is an AI claims nothing.
 * @param sentences spelled by `unify`
 */
export const claimsHuman = (sentences: readonly string[]): boolean =>
  sentences.some((one) => says(one, HUMAN)) && !sentences.some((one) => says(one, SAYS_AI));

/** Whether a companion claims a licence or a profession that needs one. @param sentences spelled by `unify` */
export const claimsLicence = (sentences: readonly string[]): boolean =>
  sentences.some((one) => says(one, LICENSED));
