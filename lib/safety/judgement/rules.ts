import { z } from 'zod';
import { maskNumbers } from '@/lib/safety/masking/rules';
import { kindForMinor } from '../age-answer/rules';
import { CRISIS_KINDS, type CrisisKind } from '../constants';
import type { Concern } from '../events/constants';
import { isCare, sentencesOf } from '../helplines/rules';
import { escapeForPrompt } from '../plain/rules';
import type { Question } from '../ports';
import {
  AGE_VERDICTS,
  DRAFT_FORMAT,
  DRAFT_MESSAGES,
  DRAFT_RULES,
  DRAFT_SCHEMA,
  type DraftRule,
  EARLIER_CHARS,
  TALK_FORMAT,
  TALK_MESSAGES,
  TALK_SCHEMA,
  VERDICT_MAX_TOKENS,
} from './constants';
import { DRAFT_INSTRUCTIONS, TALK_INSTRUCTIONS } from './copy';

/** One message of a talk, as it is stored. */
export type TalkLine = { sender: 'user' | 'ai'; content: string };

/** What the judge hears in a talk. */
export type TalkVerdict = {
  crisis: CrisisKind | null;
  /** `doubtful`: the writer may be a minor, and has not said so. */
  age: 'minor' | 'doubtful' | null;
  /** Something sexual with minors is asked for. */
  asksForMinors: boolean;
  isSafeAgain: boolean;
};

/** Characters of an answer that are read: a verdict is short, and what comes before it is thinking aloud. */
const ANSWER_CHARS = 8_000;

/** Every JSON object in a text that stands in no other, in their order; what is not valid JSON is left out. */
function objectsIn(text: string): unknown[] {
  const found: unknown[] = [];
  let depth = 0;
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (isQuoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"' && depth > 0) isQuoted = true;
    else if (sign === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (sign === '}' && depth > 0) {
      depth -= 1;
      if (depth === 0) found.push(parsed(text.slice(start, at + 1)));
    }
  }
  return found;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // Not JSON: then it is no verdict, as many braces in a text are none.
    return undefined;
  }
}

/** The last object of an answer that fits, whatever a model writes around it: thoughts, code fences, explanations. */
export function readObject<T>(answer: string, schema: z.ZodType<T>): T | null {
  const spoken = answer.slice(-ANSWER_CHARS).replace(/^[\s\S]*<\/think(?:ing)?>/i, '');
  for (const object of objectsIn(spoken).reverse()) {
    const { data, success } = schema.safeParse(object);
    if (success) return data;
  }
  return null;
}

const word = z.string().transform((text) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_'),
);
const oneOf = <const Names extends readonly string[]>(names: Names) => word.pipe(z.enum(names));
/** What models write for yes and no. */
const yes = z
  .union([z.boolean(), z.number(), z.string(), z.null()])
  .optional()
  .transform((said) => said === true || said === 1 || /^(?:true|yes|1)$/i.test(String(said).trim()));

const talkAnswer = z.looseObject({
  crisis: z.preprocess((said) => said ?? 'none', oneOf(['none', ...CRISIS_KINDS])),
  age: oneOf(AGE_VERDICTS).catch('no_sign'),
  sexual_minors: yes,
  safe_again: yes,
});
const hasCrisis = z.looseObject({ crisis: z.unknown() }).refine((said) => 'crisis' in said);

/** A verdict on a talk, from what a model wrote; null when it is none. */
export function readTalkVerdict(answer: string): TalkVerdict | null {
  const said = readObject(answer, hasCrisis.pipe(talkAnswer));
  if (said === null) return null;
  return {
    crisis: said.crisis === 'none' ? null : said.crisis,
    age: said.age === 'minor' ? 'minor' : said.age === 'maybe' ? 'doubtful' : null,
    asksForMinors: said.sexual_minors,
    isSafeAgain: said.safe_again,
  };
}

const RULE_NAMES = Object.keys(DRAFT_RULES) as DraftRule[];
const NOTHING = new Set(['', 'none', 'no', 'nothing', 'ok', 'fine', 'safe', 'null', 'false']);

const draftAnswer = z.looseObject({
  breaks: z.union([
    z.array(word),
    word.transform((name) => [name]),
    z.null().transform((): string[] => []),
    z.record(z.string(), yes).transform((said) => Object.keys(said).filter((name) => said[name])),
  ]),
});

/**
 * The worst rule a draft breaks; `moderation`, which says nothing more, when the judge names one that it was not told of;
 * `stranger` when it breaks none, and is not the companion speaking.
 */
export type DraftVerdict = DraftRule | 'moderation' | 'stranger' | 'none';

/** A verdict on a draft, from what a model wrote; null when it is none. */
export function readDraftVerdict(answer: string): DraftVerdict | null {
  const said = readObject(answer, draftAnswer);
  if (said === null) return null;
  const broken = said.breaks.filter((name) => !NOTHING.has(name));
  if (broken.length === 0) return 'none';
  const worst = RULE_NAMES.find((name) => broken.includes(name));
  return worst ?? (broken.every((name) => name === 'stranger') ? 'stranger' : 'moderation');
}

/** What a judge's verdict asks for instead of a reply. Danger comes before everything else, and the age is not forgotten. */
export function concernOf(verdict: TalkVerdict | null): Concern | null {
  if (verdict === null) return null;
  const { crisis, asksForMinors, age } = verdict;
  const isMinor = age === 'minor';
  const besides = { rule: 'judge', ...(isMinor && { isMinor: true as const }) };
  if (crisis) return { kind: 'crisis', crisis: isMinor ? kindForMinor(crisis) : crisis, ...besides };
  if (asksForMinors) return { kind: 'refused', ...besides };
  return isMinor ? { kind: 'minor', rule: 'judge' } : null;
}

/** A draft without the sentences that are care itself, which no rule may stop; empty when it is nothing else. */
export const withoutCare = (draft: string): string =>
  sentencesOf(draft)
    .filter((sentence) => !isCare(sentence))
    .join('')
    .trim();

const isNewest = (at: number, all: readonly unknown[]) => at === all.length - 1;

/** Messages as a judge reads them: without personal numbers, and as JSON, which no words of theirs can leave. */
function linesFor(talk: readonly TalkLine[]) {
  return talk.map(({ sender, content }, at) => ({
    from: sender === 'user' ? 'person' : 'companion',
    text: maskNumbers(escapeForPrompt(isNewest(at, talk) ? content : content.slice(0, EARLIER_CHARS))),
  }));
}

const questionOf = <T>(
  instructions: string,
  about: unknown,
  format: { name: string; schema: Readonly<Record<string, unknown>> },
  read: (answer: string) => T | null,
): Question<T> => ({
  messages: [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify(about) },
  ],
  format: { ...format, maxTokens: VERDICT_MAX_TOKENS },
  read,
});

/** What the judge of the talk is asked. @param talk oldest first, up to the person's newest message */
export const talkQuestion = (talk: readonly TalkLine[]): Question<TalkVerdict> =>
  questionOf(
    TALK_INSTRUCTIONS,
    { talk: linesFor(talk.slice(-TALK_MESSAGES)) },
    { name: TALK_FORMAT, schema: TALK_SCHEMA },
    readTalkVerdict,
  );

/** What the judge of drafts is asked. @param talk oldest first, up to the message that the draft answers */
export const draftQuestion = (talk: readonly TalkLine[], draft: string) =>
  questionOf(
    DRAFT_INSTRUCTIONS,
    { talk: linesFor(talk.slice(-DRAFT_MESSAGES)), draft: maskNumbers(draft) },
    { name: DRAFT_FORMAT, schema: DRAFT_SCHEMA },
    readDraftVerdict,
  );
