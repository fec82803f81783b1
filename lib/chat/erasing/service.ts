/*
 * Invariants:
 * - A person deletes their own words alone; whose they are comes from the cookie, to anybody else the message is 404.
 * - The text is gone from the message, with the picture that it came with, and with it from the search, from every quote and from what a model is given; what was
 *   remembered of it and what was kept of it as an example go in the same transaction.
 * - The turn and its charge stay: what was answered was answered. So does the companion's reply, which is not theirs.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Scope } from '@/lib/kit/scope';
import { forgetSaid } from '@/lib/memory/service';
import { forgetExample } from '@/lib/safety/examples/service';
import { remove as removePicture } from '../pictures/store';
import type { eraseMessage as eraseEndpoint } from './contract';
import { MESSAGE_NOT_FOUND } from './copy';
import * as store from './store';

/** @throws AppError `not_found` */
export async function eraseMessage(
  scope: Scope,
  { messageId }: Input<typeof eraseEndpoint>,
): Promise<Answer<typeof eraseEndpoint>> {
  const own = await store.findOwn(scope.db, messageId, scope.actor);
  if (!own) throw new AppError('not_found', MESSAGE_NOT_FOUND);
  const now = scope.now();
  const erase = () =>
    scope.db.transaction(async (tx) => {
      await store.erase(tx, own.sessionId, messageId, now);
      await removePicture(tx, { messageId });
      await forgetExample(tx, messageId);
      await forgetSaid(tx, { ...own, messageId }, now);
    });
  // Deleting the whole chat takes the same rows in another order.
  await retryDeadlock(erase);
  return { success: true };
}
