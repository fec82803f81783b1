import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Db } from '@/lib/kit/scope';
import { LOOKED_AT_FIRST } from './constants';
import { searchMessages as searchMessagesQuery } from './search-messages.queries';
import { searchNewest } from './search-newest.queries';
import { withoutJit } from './without-jit.queries';

/**
 * The newest messages of the caller's chats that have a word with each of these beginnings, before a `seq` when one is named. A common word
 * is found in the newest messages, one by one; for any other the index is asked, which knows no order and would bring half of all
 * messages for a word that half of them have.
 */
export async function searchMessages(
  db: Db,
  { userId, visitorId }: Actor,
  { words, before, limit }: { words: readonly string[]; before: string | undefined; limit: number },
) {
  const beforeSeq = before === undefined ? null : BigInt(before);
  const wanted = { userId, visitorId, words: [...words], beforeSeq, limit };
  const newest = await searchNewest.run({ ...wanted, looked: LOOKED_AT_FIRST }, db);
  const rows =
    newest.length === limit
      ? newest
      : await db.transaction(async (tx) => {
          // What the planner takes for much work is little: compiling it would take longer than all of it.
          await withoutJit.run(undefined, tx);
          return searchMessagesQuery.run(wanted, tx);
        });
  return rows.map((row) => ({ ...row, chatType: oneOf(CHAT_TYPES, row.chatType) }));
}
