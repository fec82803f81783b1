import { memoized } from '@/lib/kit/cached';
import { isOtherScript, ownLanguage, type Tongue } from '@/lib/language/rules';
import { normalText } from '@/lib/memory/text/rules';
import { asksWhetherSafe, sentencesOf } from '@/lib/safety/helplines/rules';
import {
  HELP_DESK,
  MODEL_NAMES,
  REPEAT_MIN_CHARS,
  REPEAT_SHARED_WORDS,
  REPEAT_WINDOW,
  WORDINGS_KEPT,
} from './constants';
import { EXAMPLES_HEADING, STILL_ME } from './copy';

type Message = { sender: 'user' | 'ai'; content: string };
/** The words of a message, in the form in which repetition is looked for. */
export type Wording = { normal: string; words: ReadonlySet<string> };
/** What is wrong with a draft, the worst last. `stranger`: a judge found that somebody else speaks, in words no rule knows. */
const TROUBLES = ['repeats', 'script', 'character', 'stranger'] as const;
export type Trouble = (typeof TROUBLES)[number];

const isQuestion = (sentence: string) => /[?？]/.test(sentence);
/** A name that somebody claims. It begins with a capital: "my name is safe with you" names nobody. */
const NAMED =
  /\b(?:[Mm]y (?:real |actual |true )?name(?: is|'s)|[Mm]era (?:asli )?naam(?: hai)?)\s+(\p{Lu}[\p{L}]+)|मेरा (?:असली )?नाम\s+(\p{Lu}[\p{L}]+)/gu;
const I_AM = /\b(?:i am|i'm|main|mai)\s+(not\s+|actually\s+|really\s+)?(\p{L}+)/giu;

/** One line of a persona, such as its `Voice`. */
export function readPersonaLine(persona: string, key: string): string | undefined {
  const line = persona.split('\n').find((one) => one.startsWith(`${key}: `));
  return line?.slice(key.length + 2).trim() || undefined;
}

/** What somebody wrote, and the bubbles that answered it. */
type Example = { theirs: string; bubbles: readonly string[] };

const isExample = (line: string) => line.startsWith('Example: ');

/** The example exchanges of a persona: `Example: what they write | a bubble | another`. */
export function readExamples(persona: string): Example[] {
  return persona.split('\n').flatMap((line) => {
    if (!isExample(line)) return [];
    const [theirs = '', ...bubbles] = line
      .slice('Example: '.length)
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean);
    return bubbles.length === 0 ? [] : [{ theirs, bubbles }];
  });
}

/** A persona without its examples, which stand in a section of their own. */
export const withoutExamples = (persona: string): string =>
  persona
    .split('\n')
    .filter((line) => !isExample(line))
    .join('\n');

/** The section of the prompt with the examples, bubbles as they are asked for; empty when there are none. */
export function examplesSection(examples: readonly Example[]): string {
  if (examples.length === 0) return '';
  const shown = examples.map(
    ({ theirs, bubbles }) => `They write: ${theirs}\nYou answer:\n${bubbles.join('\n\n')}`,
  );
  return [EXAMPLES_HEADING, ...shown].join('\n\n');
}

/** The wording of a message. Kept, because a talk is compared with the same twenty messages at every send. */
export const toWording = memoized((text): Wording => {
  const normal = normalText(text);
  return { normal, words: new Set(normal.split(' ')) };
}, WORDINGS_KEPT);

/** The companion's newest messages, which a new one is compared with. */
export function lastWordings(history: readonly Message[]): Wording[] {
  return history
    .filter((one) => one.sender === 'ai')
    .slice(-REPEAT_WINDOW)
    .map((one) => toWording(one.content));
}

/** Words that both have, of all that either has, 0 to 1. */
function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return shared / (one.size + other.size - shared);
}

/** Whether a bubble is an earlier message again, or nearly; very short ones may come back. */
export function repeats(bubble: string, earlier: readonly Wording[]): boolean {
  const { normal, words } = toWording(bubble);
  if (normal.length < REPEAT_MIN_CHARS) return false;
  return earlier.some((one) => one.normal === normal || sharedWords(one.words, words) >= REPEAT_SHARED_WORDS);
}

/**
 * Whether words are out of character: under another name, in the voice of a help desk, or denying who one is.
 * @param name the companion's, as the catalogue has it ("Dr. Isha Menon")
 */
export function isOutOfCharacter(text: string, name: string): boolean {
  const plain = text.replace(/[’‘]/g, "'");
  if (HELP_DESK.some((phrase) => phrase.test(plain))) return true;
  const own = new Set(name.toLowerCase().split(/[\s.]+/));
  for (const [, latin, mixed] of plain.matchAll(NAMED))
    if (!own.has((latin ?? mixed ?? '').toLowerCase())) return true;
  for (const [, not, word = ''] of plain.matchAll(I_AM)) {
    const lower = word.toLowerCase();
    if (MODEL_NAMES.has(lower) || (not?.trim().toLowerCase() === 'not' && own.has(lower))) return true;
  }
  return false;
}

/** What makes a draft worth a rewrite, the worst first; null when nothing does. */
export function findTrouble(
  bubbles: readonly string[],
  earlier: readonly Wording[],
  language: Tongue | null,
  name: string,
): Trouble | null {
  if (bubbles.some((bubble) => isOutOfCharacter(bubble, name))) return 'character';
  if (isOtherScript(bubbles.join(' '), language)) return 'script';
  return bubbles.some((bubble) => repeats(bubble, earlier)) ? 'repeats' : null;
}

/** Whether trouble of one kind is worse than of another. */
export function isWorse(one: Trouble | null, other: Trouble | null): boolean {
  const rank = (trouble: Trouble | null) => (trouble === null ? -1 : TROUBLES.indexOf(trouble));
  return rank(one) > rank(other);
}

/** Leaves out the sentences that are out of character, which may be all of them. */
export function dropOutOfCharacter(bubbles: readonly string[], name: string): string[] {
  return bubbles
    .map((bubble) =>
      sentencesOf(bubble)
        .filter((sentence) => !isOutOfCharacter(sentence, name))
        .join('')
        .trim(),
    )
    .filter((bubble) => bubble !== '');
}

/** Leaves out bubbles that repeat an earlier message or one another; at least one bubble stays. */
export function dropRepeats(bubbles: readonly string[], earlier: readonly Wording[]): string[] {
  const fresh = bubbles.filter(
    (bubble, at) => !repeats(bubble, earlier) && !repeats(bubble, bubbles.slice(0, at).map(toWording)),
  );
  return fresh.length > 0 ? fresh : bubbles.slice(0, 1);
}

/**
 * Keeps one question, the last, because two at once are hard to answer. Questions after the person's safety all stay, and
 * where there is one, no other takes the eye off it. Other sentences stay.
 */
export function keepLastQuestion(bubbles: readonly string[]): string[] {
  const sentences = bubbles.map(sentencesOf);
  const questions = sentences.flat().filter(isQuestion);
  let left = questions.some(asksWhetherSafe) ? 0 : questions.length;
  return sentences
    .map((parts) =>
      parts
        .filter((sentence) => {
          if (!isQuestion(sentence) || asksWhetherSafe(sentence)) return true;
          left -= 1;
          return left === 0;
        })
        .join('')
        .trim(),
    )
    .filter((bubble) => bubble !== '');
}

/** What of a draft is shown: nothing out of character, nothing repeated, one question; a line of ours when nothing is left. */
export function tidyBubbles(
  bubbles: readonly string[],
  name: string,
  earlier: readonly Wording[],
  language: Tongue | null,
): string[] {
  const own = dropOutOfCharacter(bubbles, name);
  if (own.length > 0) return keepLastQuestion(dropRepeats(own, earlier));
  return ownLine(name, earlier, language);
}

/** A line of ours in the companion's place, another one each time. */
export function ownLine(name: string, earlier: readonly Wording[], language: Tongue | null): string[] {
  const lines = STILL_ME[ownLanguage(language)].map((line) => line(name));
  return [lines.find((line) => !repeats(line, earlier)) ?? lines[0] ?? name];
}
