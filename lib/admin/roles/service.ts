/*
 * Invariants:
 * - Only owners give and take roles, each with a line in the audit log.
 * - Owners of the settings stay owners: nobody locks them out here.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import { plainEmail } from '../gate/rules';
import type { listRoles as listEndpoint, setRole as setEndpoint } from './contract';
import { OWNER_OF_SETTINGS } from './copy';
import * as store from './store';

type RolesScope = OperatorScope & { owners: readonly string[] };

/** Owners of the settings, and everybody with a given role. */
export async function listRoles({ db, owners }: RolesScope): Promise<Answer<typeof listEndpoint>> {
  const fixed = new Set(owners.map(plainEmail));
  const given = await store.listRoles(db);
  return {
    operators: [
      ...[...fixed].map((email) => ({ email, role: 'owner' as const, givenBy: null, changedAt: null })),
      ...given
        .filter(({ email }) => !fixed.has(email))
        .map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })),
    ],
  };
}

/**
 * Gives a Google account a role, or takes it away; it counts from its next request on.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `conflict` for an owner of the settings
 */
export async function setRole(
  scope: RolesScope,
  { email, role }: Input<typeof setEndpoint>,
): Promise<Answer<typeof setEndpoint>> {
  requireFreshSignIn(scope);
  if (scope.owners.map(plainEmail).includes(email)) throw new AppError('conflict', OWNER_OF_SETTINGS);
  const subject = { kind: 'operator', id: email };
  await scope.db.transaction(async (tx) => {
    if (role === null) {
      if (await store.deleteRole(tx, email)) await recordDeed(tx, scope, { action: 'role.take', subject });
      return;
    }
    await store.putRole(tx, { email, role, givenBy: scope.operator.email, changedAt: scope.now() });
    await recordDeed(tx, scope, { action: 'role.give', subject, detail: { role } });
  });
  scope.log.security('role_changed', { reason: role ?? 'none' });
  return { success: true };
}
