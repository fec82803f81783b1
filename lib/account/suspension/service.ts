/*
 * Invariants:
 * - A suspended person learns why, until when, and by which reference to object. Nobody learns of somebody else's suspension.
 */
import type { Answer } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findSuspension } from '@/lib/users/suspensions/service';
import type { getSuspension as getEndpoint } from './contract';

/** The suspension of the caller; null for everybody who may chat and pay. */
export async function getSuspension(scope: Scope): Promise<Answer<typeof getEndpoint>> {
  const found = await findSuspension(scope);
  if (!found) return { suspension: null };
  const { reference, scope: what, reason, startedAt, endsAt } = found;
  return {
    suspension: {
      ...{ reference, scope: what, reason },
      ...{ startedAt: startedAt.toISOString(), endsAt: endsAt?.toISOString() ?? null },
    },
  };
}
