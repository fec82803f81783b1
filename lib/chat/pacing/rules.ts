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
 * How long the typing dots show before an AI bubble does, in ms: its own typing delay, and the pause after the
 * bubble before it.
 */
export function revealWaitMs(typingDelayMs: number | undefined, followsAnother: boolean): number {
  const typing = Math.max(TYPING_DELAY_MIN_MS, typingDelayMs ?? 0);
  return typing + (followsAnother ? BETWEEN_MESSAGES_MS : 0);
}
