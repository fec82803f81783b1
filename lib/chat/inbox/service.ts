/*
 * Invariants:
 * - A person sees and arranges their own chats alone; whose they are comes from the cookie, to anybody else a chat is 404.
 * - A chat is pinned or in the archive, never both: the later wish counts.
 * - What is asked for twice, from two tabs or by a double tap, is as it is after the first time.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { SESSION_NOT_FOUND } from '../copy';
import { INBOX_PAGE } from './constants';
import type { arrangeChat as arrangeEndpoint, listInbox as listEndpoint } from './contract';
import { LAST_INCOGNITO, NO_SUCH_PLACE } from './copy';
import { cursorOf, lastWords, placeOf } from './rules';
import * as store from './store';

/** A page of the caller's chats. @throws AppError `bad_input` (a place that is none) */
export async function listInbox(
  { db, actor, now }: Scope,
  input: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const after = input.after === undefined ? null : placeOf(input.after);
  if (input.after !== undefined && !after) throw new AppError('bad_input', NO_SUCH_PLACE);
  const [rows, archived] = await Promise.all([
    store.listInbox(db, actor, { archived: input.archived === '1', after, limit: INBOX_PAGE, now: now() }),
    store.countArchived(db, actor, now()),
  ]);
  const end = rows.at(-1);
  return {
    chats: rows.map(({ sender, words, messageType, removed, lastAt, ...row }) => ({
      ...row,
      lastAt: lastAt.toISOString(),
      last:
        words === null || messageType === null
          ? null
          : {
              own: sender === 'user' && !removed && !row.incognito,
              words: row.incognito ? LAST_INCOGNITO : lastWords({ words, messageType, removed, sender }),
            },
    })),
    next: end && rows.length === INBOX_PAGE ? cursorOf(end) : null,
    archived,
  };
}

/** Pins, archives or names a chat of the caller's. @throws AppError `not_found` */
export async function arrangeChat(
  scope: Scope,
  { sessionId, pinned, archived, ownName }: Input<typeof arrangeEndpoint>,
): Promise<Answer<typeof arrangeEndpoint>> {
  const since = (wanted: boolean) => (wanted ? scope.now() : null);
  const isChanged = await store.arrangeChat(scope.db, sessionId, scope.actor, {
    ...(pinned !== undefined && { pinnedAt: since(pinned), ...(pinned && { archivedAt: null }) }),
    ...(archived !== undefined && { archivedAt: since(archived), ...(archived && { pinnedAt: null }) }),
    ...(ownName !== undefined && { ownName }),
  });
  if (!isChanged) throw new AppError('not_found', SESSION_NOT_FOUND);
  return { success: true };
}
