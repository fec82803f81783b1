import { TYPING_DELAY_MAX_MS, TYPING_DELAY_MIN_MS } from '../constants';

/** Characters a person types in a second on a phone; graphemes cost more in Devanagari than code units tell. */
const CHARS_PER_SECOND = 18;

/** ms a companion "types" a bubble: the time it would take, from 1500 to 6000 (docs/decisions.md, "Chat"). */
export function typingDelayMs(bubble: string): number {
  const typed = Math.round((bubble.length / CHARS_PER_SECOND) * 1000);
  return Math.min(TYPING_DELAY_MAX_MS, Math.max(TYPING_DELAY_MIN_MS, typed));
}

type HistoryEntry = { sender: 'user' | 'ai'; content: string };

/** The recent talk as the statement that reserves a turn returns it: `[sender, content]` pairs, oldest first. */
export function readHistory(pairs: unknown): HistoryEntry[] {
  if (!Array.isArray(pairs)) throw new Error('The history is not a list.');
  return pairs.map((pair: unknown) => {
    const [sender, content] = Array.isArray(pair) ? pair : [];
    if ((sender !== 'user' && sender !== 'ai') || typeof content !== 'string')
      throw new Error('An entry of the history is not a pair of sender and content.');
    return { sender, content };
  });
}
