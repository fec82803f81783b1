/*
 * Invariants:
 * - The model sees: the session's own prompt, what is remembered, the rules that always hold, recent talk within the
 *   budget, a reminder of who it is and of the person's language, the message.
 * - A reply repeats none of the companion's last 20 messages, asks at most one question, and is never another's words.
 * - What comes back is 1 to 3 bubbles of plain text, or an error; never an empty or an endless answer.
 * - Nothing here touches a balance or keeps a transaction open.
 */
import { BRAND } from '@/content/brand';
import { formatTime } from '@/lib/kit/format';
import { within } from '@/lib/kit/within';
import { type Language, replyLanguage } from '@/lib/language/rules';
import { SAFETY_RULES } from '@/lib/safety/copy';
import { cutIntoBubbles } from './bubbles/rules';
import { BOTH_TRIES_WITHIN_MS, SECOND_TRY_WITHIN_MS } from './character/constants';
import { HINT, reminder, STILL_ME } from './character/copy';
import {
  atMostOneQuestion,
  isWorse,
  lastSaid,
  personaLine,
  repeats,
  type Said,
  type Trouble,
  troubleOf,
  withoutOthersWords,
  withoutRepeats,
} from './character/rules';
import { HISTORY_TOKEN_BUDGET, REPLY_MAX_CHARS, WELCOME_REQUEST } from './constants';
import { withinBudget } from './history/rules';
import type { ChatModel, ModelMessage } from './ports';
import { oneLine, renderPrompt } from './prompts/rules';

export type Talk = {
  companion: { name: string; aboutMe: string; persona: string; areaOfExpertise: string | null };
  chatType: string;
  promptText: string;
  person: { name: string | null; language: string | null };
  /** Oldest first. */
  history: readonly { sender: 'user' | 'ai'; content: string }[];
  /** The section with what the companion remembers; empty when it is nothing. */
  memory: string;
};

/** The model answered, but not with something a person could be shown. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
}

function systemPrompt(talk: Talk, now: Date): string {
  const prompt = renderPrompt(talk.promptText, {
    'companion.name': talk.companion.name,
    'companion.aboutMe': talk.companion.aboutMe,
    'companion.persona': talk.companion.persona,
    'companion.areaOfExpertise': talk.companion.areaOfExpertise ?? '',
    chatType: talk.chatType,
    'person.name': oneLine(talk.person.name),
    'person.language': oneLine(talk.person.language),
    'brand.name': BRAND.name,
    'now.indiaTime': formatTime(now),
  });
  return [prompt.trim(), talk.memory, SAFETY_RULES].filter(Boolean).join('\n\n');
}

function reminderOf(talk: Talk, language: Language | null): string {
  const { name, persona } = talk.companion;
  return reminder(
    name,
    { voice: personaLine(persona, 'Voice'), limits: personaLine(persona, 'Limits') },
    language,
  );
}

async function draft(model: ChatModel, messages: readonly ModelMessage[]): Promise<string[]> {
  const { text } = await model.complete(messages);
  if (text.length > REPLY_MAX_CHARS) throw new UnusableReply('The model did not stop.');
  const bubbles = cutIntoBubbles(text);
  if (bubbles.length === 0) throw new UnusableReply('The model said nothing.');
  return bubbles;
}

/** A second try for a draft that is not the companion's own, repeats itself or misses the script; the better one stays. */
async function improved(
  model: ChatModel,
  messages: readonly ModelMessage[],
  first: string[],
  troubleIn: (bubbles: readonly string[]) => Trouble | null,
  remainingMs: number,
): Promise<string[]> {
  const trouble = troubleIn(first);
  if (trouble === null) return first;
  try {
    const hint: ModelMessage = { role: 'system', content: HINT[trouble] };
    const second = await within(draft(model, [...messages, hint]), remainingMs);
    return isWorse(troubleIn(second), trouble) ? first : second;
  } catch {
    // The first draft is a usable reply; a second that fails takes nothing from it.
    return first;
  }
}

/** What of a draft may be said: no words of another character, nothing said before, one question. */
function fitToSay(
  bubbles: readonly string[],
  name: string,
  earlier: readonly Said[],
  language: Language | null,
): string[] {
  const own = withoutOthersWords(bubbles, name);
  if (own.length > 0) return atMostOneQuestion(withoutRepeats(own, earlier));
  const lines = STILL_ME[language ?? 'en'].map((line) => line(name));
  return [lines.find((line) => !repeats(line, earlier)) ?? lines[0] ?? name];
}

async function compose(model: ChatModel, talk: Talk, request: string, now: Date): Promise<string[]> {
  const recent = withinBudget(talk.history, HISTORY_TOKEN_BUDGET);
  const theirs = recent.filter((one) => one.sender === 'user').map((one) => one.content);
  const language = replyLanguage(
    request === WELCOME_REQUEST ? theirs : [...theirs, request],
    talk.person.language,
  );
  const messages: ModelMessage[] = [
    { role: 'system', content: systemPrompt(talk, now) },
    ...recent.map(
      ({ sender, content }): ModelMessage => ({ role: sender === 'ai' ? 'assistant' : 'user', content }),
    ),
    { role: 'system', content: reminderOf(talk, language) },
    { role: 'user', content: request },
  ];
  const earlier = lastSaid(talk.history);
  const begun = performance.now();
  const first = await draft(model, messages);
  const spent = performance.now() - begun;
  const { name } = talk.companion;
  const troubleIn = (bubbles: readonly string[]) => troubleOf(bubbles, earlier, language, name);
  const bubbles =
    spent < SECOND_TRY_WITHIN_MS
      ? await improved(model, messages, first, troubleIn, BOTH_TRIES_WITHIN_MS - spent)
      : first;
  return fitToSay(bubbles, name, earlier, language);
}

/**
 * A companion's reply to what the person wrote, as 1 to 3 bubbles.
 * @throws UnusableReply, or what the model's port throws
 */
export function composeReply(model: ChatModel, talk: Talk, text: string, now: Date): Promise<string[]> {
  return compose(model, talk, text, now);
}

/** A companion's opening message, as 1 to 3 bubbles. Throws as `composeReply`. */
export function composeWelcome(model: ChatModel, talk: Talk, now: Date): Promise<string[]> {
  return compose(model, talk, WELCOME_REQUEST, now);
}
