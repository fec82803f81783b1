import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Db } from '@/lib/kit/scope';
import { isOwnedBy, isThere } from '../store';
import { LAST_WORDS_CHARS, UNREAD_MOST } from './constants';
import { listInbox as listInboxQuery } from './list-inbox.queries';
import type { Place } from './rules';

/** The caller's chats, those in the archive or the others, that follow a place in the list. */
export async function listInbox(
  db: Db,
  { userId, visitorId }: Actor,
  { archived, after, limit, now }: { archived: boolean; after: Place | null; limit: number; now: Date },
) {
  const rows = await listInboxQuery.run(
    {
      userId,
      visitorId,
      archived,
      ...{ limit, now },
      chars: LAST_WORDS_CHARS,
      unreadMost: UNREAD_MOST,
      afterPinned: after?.pinned,
      afterLastAt: after?.lastAt,
      afterId: after?.id,
    },
    db,
  );
  return rows.map((row) => ({ ...row, chatType: oneOf(CHAT_TYPES, row.chatType) }));
}

/** How many chats the caller has in the archive. */
export function countArchived(db: Db, actor: Actor, now: Date): Promise<number> {
  return db.prisma.chatSession.count({
    where: { ...isOwnedBy(actor), ...isThere(now), archivedAt: { not: null } },
  });
}

/** Changes how the caller's chat is listed. @returns false when it is missing or somebody else's */
export async function arrangeChat(
  db: Db,
  id: string,
  actor: Actor,
  data: { pinnedAt?: Date | null; archivedAt?: Date | null; ownName?: string | null },
): Promise<boolean> {
  const { count } = await db.prisma.chatSession.updateMany({ where: { id, ...isOwnedBy(actor) }, data });
  return count === 1;
}
