import { sentencesOf } from '../../helplines/rules';
import { unify } from '../../wording/rules';
import {
  ASKED_OF_CHILD,
  AT_HOME,
  DECLINES,
  DIRECTED,
  GROOMS_CHILD,
  KEPT_CLEAN,
  LESSON,
  LOVE_OF_CHILD,
  NO_CHILD,
  NOT_YET,
  PLAYS_CHILD,
  PROTECTS,
  PROTECTS_IN_PLAY,
  ROMANTIC,
  SAID_UNDERAGE,
  SCHOOL_FANTASY,
  SEXUAL_NEAR_CHILD,
  SPEAKS_AS_CHILD,
  SPOKEN_AGES,
  STORY_OF_LOVE,
  UNMISTAKABLE,
  WRITES_OF_CHILD,
} from './constants';
import { SPEAKERS_AGE } from './romance/constants';
import { asksForLoveOfChild, lovesAsChild } from './romance/rules';

/** Messages of the person in which a role for the companion still holds. */
const ROLE_MESSAGES = 4;

const WORD = /[\p{L}\p{M}]+/gu;
/** Ages in words as digits. "tera" is also "your", so only before years it is an age. */
const SAID_OTHERWISE = new Set(['tera', 'bara', 'sola', 'chauda', 'das', 'dus', 'saat', 'nau']);
const BEFORE_YEARS =
  /^ ?-?(?:saal|sal|saala|baras|varsh|year|yr|k[ia] (?:ho|hoon|hu|hun|ladki|bach)|साल|वर्ष|बरस)/u;

const spell = (text: string): string =>
  unify(text).replace(WORD, (word, at: number, whole: string) => {
    const age = SPOKEN_AGES.get(word);
    if (age === undefined) return word;
    return SAID_OTHERWISE.has(word) && !BEFORE_YEARS.test(whole.slice(at + word.length)) ? word : age;
  });

const some = (patterns: readonly RegExp[], text: string) => patterns.some((pattern) => pattern.test(text));

/** Whether a message gives the companion the role of a child. */
const refusesChild = (spelled: string) => NO_CHILD.test(spelled.replace(SPEAKERS_AGE, ' '));

const givesChildRole = (spelled: string) => some(PLAYS_CHILD, spelled) && !refusesChild(spelled);

/** Whether the role of a child that was given in earlier messages still holds. */
function isInChildRole(earlier: readonly string[]): boolean {
  const spelled = earlier.slice(-ROLE_MESSAGES).map(spell);
  const given = spelled.findLastIndex(givesChildRole);
  return given >= 0 && !spelled.slice(given + 1).some(refusesChild);
}

/** Something sexual or romantic of which a child is the subject, asked for as a story, as pictures, or as a way to get it. */
const isAboutChild = (spelled: string) =>
  some(UNMISTAKABLE, spelled) ||
  some(GROOMS_CHILD, spelled) ||
  (some(ASKED_OF_CHILD, spelled) && !AT_HOME.test(spelled)) ||
  (some(WRITES_OF_CHILD, spelled) && STORY_OF_LOVE.test(spelled) && !AT_HOME.test(spelled));

/**
 * Whether a person asks for something sexual or romantic with somebody under 18: as a role for the companion, as a story, as
 * pictures, in one message or over several. Who tells what was done to them, fears for a child or speaks of the news asks
 * for nothing.
 * @param earlier the person's messages before this one, oldest first
 */
export function asksForMinorSexual(text: string, earlier: readonly string[] = []): boolean {
  const spelled = spell(text);
  const protects = PROTECTS.test(spelled);
  if (KEPT_CLEAN.test(spelled)) return false;
  if (!protects && isAboutChild(spelled)) return true;
  if (PROTECTS_IN_PLAY.test(spelled) || refusesChild(spelled)) return false;
  if (SCHOOL_FANTASY.test(spelled) && !LESSON.test(spelled)) return true;
  if (asksForLoveOfChild(spelled, protects)) return true;
  if (some(PLAYS_CHILD, spelled))
    return (
      ROMANTIC.test(spelled) ||
      (SAID_UNDERAGE.test(spelled) && !protects) ||
      earlier.slice(-ROLE_MESSAGES).some((one) => DIRECTED.test(spell(one)))
    );
  return !protects && DIRECTED.test(spelled) && isInChildRole(earlier);
}

/**
 * Whether a companion's words are sexual or romantic with somebody under 18, itself included.
 * @param asked the person's last messages, oldest first: in the role of a child that they gave, a kiss is enough
 */
export function isMinorSexual(reply: string, asked: readonly string[] = []): boolean {
  const said = sentencesOf(spell(reply));
  if (lovesAsChild(said.filter((one) => !PROTECTS_IN_PLAY.test(one)))) return true;
  const sentences = said.filter((one) => !DECLINES.test(one.replace(NOT_YET, ' ')) && !PROTECTS.test(one));
  const left = sentences.join('');
  if (some(UNMISTAKABLE, left) || sentences.some((one) => some(SEXUAL_NEAR_CHILD, one))) return true;
  if (some(SPEAKS_AS_CHILD, left) && (ROMANTIC.test(left) || LOVE_OF_CHILD.test(left))) return true;
  return isInChildRole(asked) && ROMANTIC.test(left);
}
