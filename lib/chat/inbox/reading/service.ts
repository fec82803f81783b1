/*
 * Invariants:
 * - What has been read moves ahead alone: two tabs or a late call take nothing back.
 * - A chat is read by its person alone; to anybody else it is 404.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { SESSION_NOT_FOUND } from '../../copy';
import { isOwnSession } from '../../store';
import type { markRead as markReadEndpoint } from './contract';
import * as store from './store';

/** What a notice outside of the product says of a chat, and whether there is still need of one. */
export const findUnread = store.findUnread;

/** Notes that the caller has seen a chat up to a message; one that is no message of it changes nothing. @throws AppError `not_found` */
export async function markRead(
  { db, actor, now }: Scope,
  input: Input<typeof markReadEndpoint>,
): Promise<Answer<typeof markReadEndpoint>> {
  const isMoved = await store.moveRead(db, input, actor);
  if (!isMoved && !(await isOwnSession(db, input.sessionId, actor, now())))
    throw new AppError('not_found', SESSION_NOT_FOUND);
  return { success: true };
}
