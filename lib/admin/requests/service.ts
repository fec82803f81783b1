/*
 * Invariants:
 * - Nothing of a download is seen by an operator: the person fetches it, signed in, in the account.
 * - A deletion is the one of `/account`, with what refuses it there, and its line of the log is written in its transaction.
 */
import { erasePerson } from '@/lib/account/deletion/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { OperatorScope } from '@/lib/kit/scope';
import { startRequest } from '@/lib/users/data-requests/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import { NO_SUCH_PERSON } from '../people/copy';
import { subjectOf } from '../people/rules';
import { findPerson } from '../people/service';
import type { startDeletion as deletionEndpoint, startExport as exportEndpoint } from './contract';
import { EXPORT_WAITS, NOT_CONFIRMED, OWN_ACCOUNT } from './copy';

/**
 * Starts the download of a person's data.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict` (one waits already)
 */
export async function startExport(
  scope: OperatorScope,
  { id, reason }: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  requireFreshSignIn(scope);
  await findPerson(scope.db, id);
  await scope.db.transaction(async (tx) => {
    if (!(await startRequest(tx, id, scope.operator.role, scope.now())))
      throw new AppError('conflict', EXPORT_WAITS);
    await recordDeed(tx, scope, { action: 'person.export', subject: subjectOf(id), reason });
  });
  return { success: true };
}

/**
 * Deletes a person's account.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `bad_input` (not confirmed), `not_found`, `conflict` (the operator's own, or what refuses it in
 *   `/account`)
 */
export async function startDeletion(
  scope: OperatorScope & { keyedHash: KeyedHash },
  { id, reason, confirm }: Input<typeof deletionEndpoint>,
): Promise<Answer<typeof deletionEndpoint>> {
  requireFreshSignIn(scope);
  if (confirm.trim().toLowerCase() !== id.toLowerCase()) throw new AppError('bad_input', NOT_CONFIRMED);
  if (id === scope.actor.userId) throw new AppError('conflict', OWN_ACCOUNT);
  await findPerson(scope.db, id);
  // The browser is not the operator's: a person's own is known by the user's row.
  const isErased = await erasePerson(scope, { userId: id, visitorId: id }, async (tx) => {
    await findPerson(tx, id);
    await recordDeed(tx, scope, { action: 'person.delete', subject: subjectOf(id), reason });
    return true;
  });
  if (!isErased) throw new AppError('not_found', NO_SUCH_PERSON);
  scope.log.security('account_deletion', { reason: 'by an operator', person: id });
  return { success: true };
}
