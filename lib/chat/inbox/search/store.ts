import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Db } from '@/lib/kit/scope';
import { searchMessages as searchMessagesQuery } from './search-messages.queries';

/** The newest messages of the caller's chats that have a word with each of these beginnings, before a `seq` when one is named. */
export async function searchMessages(
  db: Db,
  { userId, visitorId }: Actor,
  { words, before, limit }: { words: readonly string[]; before: string | undefined; limit: number },
) {
  const beforeSeq = before === undefined ? null : BigInt(before);
  const rows = await searchMessagesQuery.run({ userId, visitorId, words: [...words], beforeSeq, limit }, db);
  return rows.map((row) => ({ ...row, chatType: oneOf(CHAT_TYPES, row.chatType) }));
}
