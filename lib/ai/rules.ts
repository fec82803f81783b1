import { BRAND } from '@/content/brand';
import { formatTime } from '@/lib/kit/format';
import { type Language, replyLanguage } from '@/lib/language/rules';
import { SAFETY_RULES } from '@/lib/safety/copy';
import type { TalkLine } from '@/lib/safety/judgement/rules';
import { maskNumbers } from '@/lib/safety/masking/rules';
import { escapeForPrompt } from '@/lib/safety/plain/rules';
import { reminder } from './character/copy';
import { lastWordings, readPersonaLine, type Wording } from './character/rules';
import { HISTORY_TOKEN_BUDGET, WELCOME_REQUEST } from './constants';
import { newestWithinBudget } from './history/rules';
import type { Picture } from './pictures/rules';
import type { ModelMessage } from './ports';
import { oneLine, renderPrompt } from './prompts/rules';

/** What a companion knows before it writes. */
export type Talk = {
  companion: { name: string; aboutMe: string; persona: string; areaOfExpertise: string | null };
  chatType: string;
  promptText: string;
  promptVersion: string | null;
  person: { name: string | null; language: string | null };
  /** Oldest first. */
  history: readonly TalkLine[];
  /** The section of the prompt with what the companion remembers; empty when that is nothing. */
  memory: string;
  /** The section of the prompt while a crisis is near, which comes before the character; empty otherwise. */
  care: string;
  /** What the companion may share now. */
  pictures: readonly Picture[];
};

/** What is sent to the model, and what its answer is judged by. */
export type ReplyRequest = {
  messages: readonly ModelMessage[];
  /** The system messages, which a reply may not repeat. */
  instructions: string;
  promptVersion: string | null;
  companionName: string;
  /** What the person wrote; null for an opening message. */
  said: string | null;
  /** The talk up to what the person wrote, oldest first, for the judge of the draft. */
  talk: readonly TalkLine[];
  /** The language to reply in; null when the person has not shown one. */
  language: Language | null;
  /** The companion's newest messages, which a reply may not repeat. */
  earlier: readonly Wording[];
  pictures: readonly Picture[];
  /** An opening message answers nobody who could be in danger. */
  mayCallForHelp: boolean;
};

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

/** A talk with the person's newest message at its end. */
export const withMessage = (history: readonly TalkLine[], text: string | null): readonly TalkLine[] =>
  text === null ? history : [...history, { sender: 'user', content: text }];

/**
 * The request for a reply: the session's own prompt with what is remembered and the rules that always hold, recent talk
 * within the budget, a reminder of who the companion is and of the person's language, the message. Personal numbers are
 * masked in all of it, and a person's words open no other part of the talk.
 * @param text what the person wrote; null for an opening message
 */
export function composeRequest(talk: Talk, text: string | null, now: Date): ReplyRequest {
  const recent = newestWithinBudget(talk.history, HISTORY_TOKEN_BUDGET);
  const theirs = recent.filter((one) => one.sender === 'user').map((one) => one.content);
  const language = replyLanguage(text === null ? theirs : [...theirs, text], talk.person.language);
  const { name, persona } = talk.companion;
  const system = systemPrompt(talk, now);
  // Guidance, which a reply may sound like: it is no part of what must not be repeated.
  const told = talk.care === '' ? system : `${system}\n\n${talk.care}`;
  const reminded = reminder(
    name,
    { voice: readPersonaLine(persona, 'Voice'), limits: readPersonaLine(persona, 'Limits') },
    language,
  );
  const messages: ModelMessage[] = [
    { role: 'system', content: told },
    ...recent.map(
      ({ sender, content }): ModelMessage =>
        sender === 'ai'
          ? { role: 'assistant', content }
          : { role: 'user', content: escapeForPrompt(content) },
    ),
    { role: 'system', content: reminded },
    { role: 'user', content: text === null ? WELCOME_REQUEST : escapeForPrompt(text) },
  ];
  return {
    messages: messages.map(({ role, content }) => ({ role, content: maskNumbers(content) })),
    instructions: `${system}\n${reminded}`,
    promptVersion: talk.promptVersion,
    companionName: name,
    said: text,
    talk: withMessage(talk.history, text),
    language,
    earlier: lastWordings(talk.history),
    pictures: talk.pictures,
    mayCallForHelp: text !== null,
  };
}
