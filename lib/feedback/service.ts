/*
 * Invariants:
 * - Only the owner of a session rates it, once. The same rating again, by a second tap or after a lost answer, is no second one.
 * - The companion comes from the session, never from the input.
 * - Tags are those offered for the rating.
 */
import type { ChatTypesScope } from '@/lib/chat/closing/rules';
import { getSession } from '@/lib/chat/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findCaller } from '@/lib/users/service';
import type { submitFeedback as submitEndpoint } from './contract';
import { ALREADY_RATED, UNKNOWN_TAG } from './copy';
import { saysTheSame, tagsFit } from './rules';
import * as store from './store';

/** @throws AppError `not_found`, `not_allowed` (another user's id), `bad_input`, `conflict` (rated differently before) */
export async function submitFeedback(
  scope: Scope & ChatTypesScope,
  input: Input<typeof submitEndpoint>,
): Promise<Answer<typeof submitEndpoint>> {
  const user = await findCaller(scope);
  const session = await getSession(scope, { sessionId: input.sessionId });
  if (input.userId && input.userId !== user?.id) throw new AppError('not_allowed', 'This is not your user.');
  const tags = [...new Set(input.selectedTags ?? [])];
  if (!tagsFit(input.rating, tags)) throw new AppError('bad_input', UNKNOWN_TAG);
  const said = { rating: input.rating, selectedTags: tags, feedbackText: input.feedbackText || null };
  const stored = await store.insertFeedback(scope.db, {
    sessionId: session.id,
    userId: user?.id ?? null,
    visitorId: scope.actor.visitorId,
    companionId: session.companionId,
    ...said,
    createdAt: scope.now(),
  });
  if (!stored && !saysTheSame(said, await store.findFeedback(scope.db, session.id))) {
    throw new AppError('conflict', ALREADY_RATED);
  }
  return { success: true };
}
