/*
 * Invariants:
 * - An approval or refusal and its line in the audit log are one transaction.
 * - Money is decided about with a sign-in of the last 15 minutes, by the operator's own account.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { approvalsNeeded } from '@/lib/payments/refund-approval/rules';
import * as approval from '@/lib/payments/refund-approval/service';
import { listRefunds as listAll } from '@/lib/payments/refund-list/service';
import { requireFreshSignIn } from '@/lib/users/devices/service';
import { recordDeed } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  approveRefund as approveEndpoint,
  exportRefunds as exportEndpoint,
  listRefunds as listEndpoint,
  refuseRefund as refuseEndpoint,
} from './contract';

const subjectOf = (id: string) => ({ kind: 'refund', id });

type Asked = Input<typeof listEndpoint>;
type Refund = Awaited<ReturnType<typeof listAll>>[number];

const filterOf = ({ state = 'open', reason, ...days }: Asked) => ({
  ...{ state, reason: reason ?? null },
  ...timesOf(days),
});

const LISTING: Listing<Refund, 'when'> = {
  first: 'when',
  placeOf: ({ createdAt, id }) => ({ value: createdAt.getTime(), key: id }),
};

/** Refunds of a state, a reason and a time; the oldest first, so that who waits longest is on top. */
export async function listRefunds({ db }: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listAll(db, filter, cut));
  return {
    refunds: rows.map(({ createdAt, ...refund }) => ({
      ...refund,
      needed: approvalsNeeded(refund.amount),
      at: createdAt.toISOString(),
    })),
    ...ends,
  };
}

/** The same as CSV. */
export function exportRefunds(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'refunds', asked, LISTING, (cut) => listAll(scope.db, filter, cut), {
    asked_utc: ({ createdAt }) => createdAt,
    reason: ({ reason }) => reason,
    order: ({ orderId }) => orderId,
    messages: ({ messages }) => messages,
    amount_inr: ({ amount }) => amount,
    paid_inr: ({ paid }) => paid,
    state: ({ state }) => state,
    approved_by: ({ approvals }) => approvals.join(' '),
  });
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
