import { BETWEEN_MESSAGES_MS, SEND_DELAY_MAX_MS, SEND_DELAY_MIN_MS, TYPING_DELAY_MIN_MS } from '../constants';

/** Gives a number from 0 up to, not including, 1. */
export type Random = () => number;

/** A whole number of ms from `min` to `max`. */
export function between(min: number, max: number, random: Random): number {
  return Math.round(min + random() * (max - min));
}

/** How long a message waits on screen before the send call is made, in ms. */
export function sendDelayMs(random: Random): number {
  return between(SEND_DELAY_MIN_MS, SEND_DELAY_MAX_MS, random);
}

/**
 * Words that talk of danger has, and much other talk too: a message with one of them goes out without the wait, which costs
 * nobody anything. What is meant is decided by the server.
 */
const MAY_BE_DANGER =
  /\b(di(e|ed|ing)|dea(d|th)|kill|suicid|end (it|my|this)|life|alive|live|hurt|harm|cut|blood|pills?|tablets?|overdose|poison|hang|rope|jump|bridge|train|roof|knife|gun|goodbye|burden|hit(s|ting)?|beat|rape|touch|abus|molest|forc|threat|blackmail|leak|photos?|pics?|videos?|nudes?|help|safe|scared|mar|marn|marna|maar|maut|jaan|jan|jeen|jina|ji|zindagi|jindagi|khatam|khatm|zeher|zehar|goli|faansi|phansi|nas|khoon|dawai|pankh|chhat|kood|khud|pit|peet|zabardasti|jabardasti|chhu|chhoo|chhed|dhamk|bachao|madad|dar)/i;
/** A script besides Latin; its words are not told apart here. */
const OTHER_SCRIPT = /[^\p{Script=Latin}\P{L}]/u;

/** Whether a message may be about danger, so that nothing of ours may hold it up. */
export const mayBeDanger = (text: string): boolean => OTHER_SCRIPT.test(text) || MAY_BE_DANGER.test(text);

/**
 * How long the typing dots show before an AI bubble does, in ms: its own typing delay, and the pause after the
 * bubble before it.
 */
export function revealWaitMs(typingDelayMs: number | undefined, followsAnother: boolean): number {
  const typing = Math.max(TYPING_DELAY_MIN_MS, typingDelayMs ?? 0);
  return typing + (followsAnother ? BETWEEN_MESSAGES_MS : 0);
}
