import { TYPING_DELAY_MAX_MS, TYPING_DELAY_MIN_MS } from '../constants';

/** Characters a person types in a second on a phone; graphemes cost more in Devanagari than code units tell. */
const CHARS_PER_SECOND = 18;

/** ms a companion "types" a bubble: the time it would take, from 1500 to 6000 (docs/decisions.md, "Chat"). */
export function typingDelayMs(bubble: string): number {
  const typed = Math.round((bubble.length / CHARS_PER_SECOND) * 1000);
  return Math.min(TYPING_DELAY_MAX_MS, Math.max(TYPING_DELAY_MIN_MS, typed));
}
