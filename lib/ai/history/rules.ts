import { indiaDateTime } from '@/lib/kit/format';
import type { CountTokens } from '@/lib/language/tokens/ports';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { escapeForPrompt } from '@/lib/safety/plain/rules';
import { HISTORY_STEPS, PAUSE_MS } from '../constants';
import type { ModelMessage } from '../ports';
import { type Quoted, withQuote } from '../quotes/rules';

/** A message of a talk; `at` where it is known, `quote` what it answers. */
export type TalkEntry = { sender: 'user' | 'ai'; content: string; at?: Date; quote?: Quoted };

/**
 * The newest entries that fit the budget, oldest first; the newest is always among them. The oldest leave in steps of a quarter
 * of the budget, counted from the first entry, so that what is left begins alike while the talk goes on.
 */
export function newestWithinBudget<T extends { content: string }>(
  history: readonly T[],
  budgetTokens: number,
  countTokens: CountTokens = estimateTokens,
): T[] {
  const costs = history.map((one) => countTokens(one.content));
  let left = costs.reduce((sum, cost) => sum + cost, 0);
  const step = budgetTokens / HISTORY_STEPS;
  let from = 0;
  let passed = 0;
  while (left > budgetTokens && from < history.length - 1) {
    const end = (Math.floor(passed / step) + 1) * step;
    while (passed < end && from < history.length - 1) {
      passed += costs[from] ?? 0;
      left -= costs[from] ?? 0;
      from += 1;
    }
  }
  return history.slice(from);
}

/** What a person wrote, with the day and hour above it when nobody had written for a while. */
function theirWords({ content, at, quote }: TalkEntry, before: TalkEntry | undefined): string {
  const words = withQuote(escapeForPrompt(content), quote);
  const isAfterPause = at && (!before?.at || at.getTime() - before.at.getTime() >= PAUSE_MS);
  return isAfterPause ? `[${indiaDateTime(at)}]\n${words}` : words;
}

/**
 * A talk as a model reads it. A companion's bubbles that follow each other are one message with a blank line between them, the
 * form that bubbles are asked for in.
 */
export function toModelMessages(talk: readonly TalkEntry[]): ModelMessage[] {
  const messages: ModelMessage[] = [];
  let theirs: TalkEntry | undefined;
  talk.forEach((entry, at) => {
    const last = messages.at(-1);
    if (entry.sender === 'user') {
      messages.push({ role: 'user', content: theirWords(entry, theirs && talk[at - 1]) });
      theirs = entry;
    } else if (last?.role === 'assistant') {
      messages[messages.length - 1] = { role: 'assistant', content: `${last.content}\n\n${entry.content}` };
    } else messages.push({ role: 'assistant', content: entry.content });
  });
  return messages;
}
