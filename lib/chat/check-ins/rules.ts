import { topicOf } from '@/lib/memory/learning/topics/rules';
import { findBrokenRule } from '@/lib/safety/output/rules';
import { hear } from '@/lib/safety/rules';
import { NIGHT } from '@/lib/users/limits/constants';
import { quietEnd } from '@/lib/users/limits/rules';
import {
  AFTER_DANGER_MS,
  APART_MS,
  AWAY_LEAST_MS,
  AWAY_MOST_MS,
  CHECK_INS_A_WEEK,
  WEEK_MS,
  WORDS_MAX,
} from './constants';

/** What is known of somebody who may be asked how something went. */
export type Willing = {
  /** A device of theirs is told of check-ins: they have chosen so there. */
  isChosen: boolean;
  lastSeenAt: Date;
  /** Messages they can send: nobody is asked a question whose answer has to be bought. */
  balance: number;
  /** When they were asked, or were about to be. */
  asked: readonly Date[];
  /** When the safety rules noticed something last; null: never, or it is forgotten. */
  lastDangerAt: Date | null;
  /** Held as a minor, suspended, or taking a break. */
  isBarred: boolean;
  /** In quiet hours of their own. */
  isQuiet: boolean;
};

export type WhyNot =
  | 'not_chosen'
  | 'night'
  | 'quiet'
  | 'barred'
  | 'danger'
  | 'here'
  | 'gone'
  | 'no_messages'
  | 'often';

const msSince = (then: Date, now: Date) => now.getTime() - then.getTime();

/** Why somebody is not asked now how something went; null when they may be. */
export function whyNotNow(person: Willing, now: Date): WhyNot | null {
  const { lastDangerAt, asked } = person;
  if (!person.isChosen) return 'not_chosen';
  if (quietEnd(NIGHT, now) !== null) return 'night';
  if (person.isQuiet) return 'quiet';
  if (person.isBarred) return 'barred';
  if (lastDangerAt !== null && msSince(lastDangerAt, now) < AFTER_DANGER_MS) return 'danger';
  const away = msSince(person.lastSeenAt, now);
  if (away < AWAY_LEAST_MS) return 'here';
  if (away > AWAY_MOST_MS) return 'gone';
  if (person.balance < 1) return 'no_messages';
  const isOften = asked.filter((one) => msSince(one, now) < WEEK_MS).length >= CHECK_INS_A_WEEK;
  return isOften || asked.some((one) => msSince(one, now) < APART_MS) ? 'often' : null;
}

/** What is too heavy for a casual question, beside the topics that are remembered only after a yes. */
const HEAVY =
  /\b(?:funeral|die[ds]?|dying|death|passed away|divorce|separation|break ?-?up|court|hearing|bail|police|arrest\w*|jail|custody|fight|accident|surgery|operation|biopsy|abortion|miscarriage|hospital\w*|scan|court case|mar (?:gaya|gayi|gaye)|maut|guzar ga\w*|talaak|talaq|antim sanskar|tehrvi|tervi|adalat|jhagda)\b|मौत|मृत्यु|गुज़र|गुजर|अंतिम संस्कार|तेरहवीं|तलाक|तलाक़|अदालत|पुलिस|झगड़|अस्पताल|ऑपरेशन/iu;

/** Whether something that was told may be asked about by the way: not health, sex, money, danger, or another person's loss. */
export function isLight(text: string): boolean {
  const { crisis, age } = hear(text);
  return (
    crisis === null &&
    age !== 'minor' &&
    topicOf(text) === null &&
    !HEAVY.test(text.normalize('NFC')) &&
    findBrokenRule(text, '') === null
  );
}

/** What no check-in says: that somebody was missed or waited for, is to come back, or could buy something; and no address. */
const PRESSES =
  /\b(?:miss(?:ed|ing)?\s+(?:yo)?u|without you|wait(?:ed|ing) for (?:yo)?u|lonely|so long|where (?:have|were|are) you|come back|come see me|forgot(?:ten)? (?:about )?me|don'?t you care|worried|yaad aa\w*|miss kar\w*|int[ae]z[aa]*r|akel[aeiy]\w*|kaha+n?\s+(?:ho|the|thi|gaye|gayi|gayab)|bhool ga\w*|wa+pa?s aa\w*|recharge|offer|discount|pack|buy|kharid\w*|rs|inr)\b|याद आ|मिस कर|इंतज़ार|इंतजार|अकेल|कहाँ (?:हो|थे|थी|गए|गई)|कहां (?:हो|थे|थी|गए|गई)|भूल ग|वापस आ|लौट आ|रिचार्ज|ख़रीद|खरीद|₹|https?:|www\./iu;

/**
 * A model's draft as it may be sent; null when it may not: too long, nothing, or words that press somebody.
 * @param draft what the model wrote, which the rules of replies have passed
 */
export function sendable(draft: string): string | null {
  const words = draft.replace(/\s+/g, ' ').trim();
  const length = [...words].length;
  if (length === 0 || length > WORDS_MAX || /^\W*none\W*$/i.test(words)) return null;
  return PRESSES.test(words) ? null : words;
}
