/*
 * Invariants:
 * - A person reacts in their own chats, to the companion's messages alone; anything else does not exist.
 * - A message has one reaction, the last one. It costs nothing, asks no model, and is told to none: it is the person's own mark.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { MESSAGE_NOT_FOUND } from '../erasing/copy';
import type { reactToMessage as reactEndpoint } from './contract';
import { setReaction } from './store';

/** @throws AppError `not_found` */
export async function reactToMessage(
  scope: Scope,
  { messageId, reaction }: Input<typeof reactEndpoint>,
): Promise<Answer<typeof reactEndpoint>> {
  if (!(await setReaction(scope.db, messageId, reaction, scope.actor)))
    throw new AppError('not_found', MESSAGE_NOT_FOUND);
  return { success: true };
}
