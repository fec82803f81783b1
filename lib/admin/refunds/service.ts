/*
 * Invariants:
 * - An approval or refusal and its line in the audit log are one transaction.
 * - Money is decided about with a sign-in of the last 15 minutes, by the operator's own account.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { approvalsNeeded } from '@/lib/payments/refund-approval/rules';
import * as approval from '@/lib/payments/refund-approval/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import type {
  approveRefund as approveEndpoint,
  listRefunds as listEndpoint,
  refuseRefund as refuseEndpoint,
} from './contract';

const LISTED_MAX = 200;

const subjectOf = (id: string) => ({ kind: 'refund', id });

/** Refunds that wait for a decision, the oldest first. */
export async function listRefunds({ db }: OperatorScope): Promise<Answer<typeof listEndpoint>> {
  const open = await approval.listOpenRefunds(db, LISTED_MAX);
  return {
    refunds: open.map(({ createdAt, ...refund }) => ({
      ...refund,
      needed: approvalsNeeded(refund.amount),
      at: createdAt.toISOString(),
    })),
  };
}

/**
 * Approves a refund as this operator.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict` (decided already, or approved by this operator)
 */
export async function approveRefund(
  scope: OperatorScope,
  { id }: Input<typeof approveEndpoint>,
): Promise<Answer<typeof approveEndpoint>> {
  requireFreshSignIn(scope);
  const wanted = { requestId: id, operator: scope.operator.email };
  return approval.approveRefund(scope, wanted, (tx, detail) =>
    recordDeed(tx, scope, { action: 'refund.approve', subject: subjectOf(id), detail }),
  );
}

/**
 * Refuses a refund as this operator, with a reason that the person reads.
 * @throws AppError `not_allowed` with `signIn: 'again'`, `not_found`, `conflict` (decided already)
 */
export async function refuseRefund(
  scope: OperatorScope,
  { id, reason }: Input<typeof refuseEndpoint>,
): Promise<Answer<typeof refuseEndpoint>> {
  requireFreshSignIn(scope);
  const wanted = { requestId: id, operator: scope.operator.email, reason };
  await approval.refuseRefund(scope, wanted, (tx) =>
    recordDeed(tx, scope, { action: 'refund.refuse', subject: subjectOf(id), reason }),
  );
  return { success: true };
}
