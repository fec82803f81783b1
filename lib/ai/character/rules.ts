import { isOtherScript, type SpokenLanguage } from '../language/rules';
import { normalText } from '../memory/text/rules';
import { REPEAT_MIN_CHARS, REPEAT_SHARED_WORDS, REPEAT_WINDOW } from './constants';

type Message = { sender: 'user' | 'ai'; content: string };
/** A message as repetition is looked for in it; made once for all looks, because every send needs twenty. */
export type Said = { normal: string; words: ReadonlySet<string> };
export type Trouble = 'repeats' | 'script';

const SENTENCE = /[^.!?।…\n]*[.!?।…]+["'”’)]*\s*|[^.!?।…\n]+\s*|\n/gu;
const isQuestion = (sentence: string) => /[?？]/.test(sentence);

/** One line of a persona, such as its `Voice`. */
export function personaLine(persona: string, key: string): string | undefined {
  const line = persona.split('\n').find((one) => one.startsWith(`${key}: `));
  return line?.slice(key.length + 2).trim() || undefined;
}

export function said(text: string): Said {
  const normal = normalText(text);
  return { normal, words: new Set(normal.split(' ')) };
}

/** The companion's newest messages, which a new one is held against. */
export function lastSaid(history: readonly Message[]): Said[] {
  return history
    .filter((one) => one.sender === 'ai')
    .slice(-REPEAT_WINDOW)
    .map((one) => said(one.content));
}

/** Words that both have, of all that either has, 0 to 1. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** Whether a bubble is an earlier message again, or nearly; very short ones may come back. */
export function repeats(bubble: string, earlier: readonly Said[]): boolean {
  const { normal, words } = said(bubble);
  if (normal.length < REPEAT_MIN_CHARS) return false;
  return earlier.some((one) => one.normal === normal || sharedWords(one.words, words) >= REPEAT_SHARED_WORDS);
}

/** What makes a draft worth a second try; null when nothing does. */
export function troubleOf(
  bubbles: readonly string[],
  earlier: readonly Said[],
  language: SpokenLanguage | null,
): Trouble | null {
  if (isOtherScript(bubbles.join(' '), language)) return 'script';
  return bubbles.some((bubble) => repeats(bubble, earlier)) ? 'repeats' : null;
}

/** Leaves out bubbles that were said before, or twice in one reply; at least one bubble stays. */
export function withoutRepeats(bubbles: readonly string[], earlier: readonly Said[]): string[] {
  const fresh = bubbles.filter(
    (bubble, at) => !repeats(bubble, earlier) && !repeats(bubble, bubbles.slice(0, at).map(said)),
  );
  return fresh.length > 0 ? fresh : bubbles.slice(0, 1);
}

/** Keeps the last question and leaves out the ones before it: nobody likes two at once. Other sentences stay. */
export function atMostOneQuestion(bubbles: readonly string[]): string[] {
  const sentences = bubbles.map((bubble) => bubble.match(SENTENCE) ?? [bubble]);
  let left = sentences.flat().filter(isQuestion).length;
  return sentences
    .map((parts) =>
      parts
        .filter((sentence) => {
          if (!isQuestion(sentence)) return true;
          left -= 1;
          return left === 0;
        })
        .join('')
        .trim(),
    )
    .filter((bubble) => bubble !== '');
}
