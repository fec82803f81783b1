/*
 * Invariants:
 * - A person's search finds messages of their own chats alone, archived ones too; whose they are comes from the cookie.
 * - What operators have taken out, notices, and the words of a crisis are not found.
 * - Neither what is searched for nor what is found is written down anywhere.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { SEARCH_PAGE } from './constants';
import type { searchMessages as searchEndpoint } from './contract';
import { snippetOf, wantedWords } from './rules';
import * as store from './store';

/** A page of the caller's messages that have all the words, or words that begin with them; the newest first. */
export async function searchMessages(
  { db, actor }: Scope,
  input: Input<typeof searchEndpoint>,
): Promise<Answer<typeof searchEndpoint>> {
  const words = wantedWords(input.words);
  if (words.length === 0) return { messages: [], next: null };
  const rows = await store.searchMessages(db, actor, { words, before: input.after, limit: SEARCH_PAGE });
  const end = rows.at(-1);
  return {
    messages: rows.map(({ chatId, messageId, sender, at, content, seq: _seq, ...chat }) => ({
      id: messageId,
      chat: { ...chat, id: chatId },
      own: sender === 'user',
      at: at.toISOString(),
      parts: snippetOf(content, words),
    })),
    next: end && rows.length === SEARCH_PAGE ? end.seq : null,
  };
}
