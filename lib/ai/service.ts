/*
 * Invariants:
 * - The model sees: the session's own prompt, the rules that always hold, recent talk within the budget, the message.
 * - What comes back is 1 to 3 bubbles of plain text, or an error; never an empty or an endless answer.
 * - Nothing here touches a balance or keeps a transaction open.
 */
import { BRAND } from '@/content/brand';
import { formatTime } from '@/lib/kit/format';
import { cutIntoBubbles } from './bubbles/rules';
import { HISTORY_TOKEN_BUDGET, REPLY_MAX_CHARS, WELCOME_REQUEST } from './constants';
import { withinBudget } from './history/rules';
import type { ChatModel, ModelMessage } from './ports';
import { oneLine, renderPrompt } from './prompts/rules';
import { SAFETY_RULES } from './safety/copy';

export type Talk = {
  companion: { name: string; aboutMe: string; persona: string; areaOfExpertise: string | null };
  chatType: string;
  promptText: string;
  person: { name: string | null; language: string | null };
  /** Oldest first. */
  history: readonly { sender: 'user' | 'ai'; content: string }[];
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
  return `${prompt.trim()}\n\n${SAFETY_RULES}`;
}

async function compose(model: ChatModel, talk: Talk, request: string, now: Date): Promise<string[]> {
  const recent = withinBudget(talk.history, HISTORY_TOKEN_BUDGET);
  const messages: ModelMessage[] = [
    { role: 'system', content: systemPrompt(talk, now) },
    ...recent.map(
      ({ sender, content }): ModelMessage => ({ role: sender === 'ai' ? 'assistant' : 'user', content }),
    ),
    { role: 'user', content: request },
  ];
  const { text } = await model.complete(messages);
  if (text.length > REPLY_MAX_CHARS) throw new UnusableReply('The model did not stop.');
  const bubbles = cutIntoBubbles(text);
  if (bubbles.length === 0) throw new UnusableReply('The model said nothing.');
  return bubbles;
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
