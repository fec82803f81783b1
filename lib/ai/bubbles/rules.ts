import { LONG_BUBBLE_CHARS, MAX_BUBBLES } from '../constants';

/** A sentence with the mark that ends it; the danda is Hindi's full stop. */
const SENTENCE = /[^.!?।…]+[.!?।…]+["'”’)]*\s*|[^.!?।…]+$|[.!?।…]+/gu;
// Control characters other than line breaks have no place in a bubble.
const CONTROL = /[^\P{C}\n\u200c\u200d]/gu;

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Cuts a long paragraph into two halves of about the same length, at a sentence. */
function halve(paragraph: string): string[] {
  const sentences = paragraph.match(SENTENCE) ?? [paragraph];
  if (paragraph.length <= LONG_BUBBLE_CHARS || sentences.length < 2) return [paragraph];
  let best = 1;
  let distance = Number.POSITIVE_INFINITY;
  let length = 0;
  for (let index = 1; index < sentences.length; index += 1) {
    length += sentences[index - 1]?.length ?? 0;
    const off = Math.abs(paragraph.length / 2 - length);
    if (off < distance) [best, distance] = [index, off];
  }
  return [sentences.slice(0, best).join('').trim(), sentences.slice(best).join('').trim()].filter(Boolean);
}

/** Joins the shortest neighbours until there are few enough. */
function joinShortest(parts: string[]): string[] {
  const bubbles = [...parts];
  while (bubbles.length > MAX_BUBBLES) {
    let at = 0;
    for (let index = 1; index < bubbles.length - 1; index += 1) {
      const here = (bubbles[index]?.length ?? 0) + (bubbles[index + 1]?.length ?? 0);
      if (here < (bubbles[at]?.length ?? 0) + (bubbles[at + 1]?.length ?? 0)) at = index;
    }
    bubbles.splice(at, 2, `${bubbles[at]}\n${bubbles[at + 1]}`);
  }
  return bubbles;
}

/** A text up to its last whole sentence; empty when it has none. */
export function wholeSentences(text: string): string {
  return (text.match(SENTENCE) ?? [])
    .filter((sentence) => /[.!?।…]["'”’)]*\s*$/u.test(sentence))
    .join('')
    .trim();
}

/** Cuts a model's reply into 1 to 3 bubbles, as a person on a phone would send it; none for a reply without text. */
export function cutIntoBubbles(reply: string): string[] {
  const parts = splitParagraphs(reply.replace(/\r\n?/g, '\n').replace(CONTROL, ''));
  const [only, ...others] = parts;
  if (only === undefined) return [];
  return others.length === 0 ? halve(only) : joinShortest(parts);
}
