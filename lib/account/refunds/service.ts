/*
 * Invariants:
 * - People see and ask for refunds of their own orders only; anybody else's order does not exist for them.
 * - What is shown before asking is computed as it is when asking.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { askForRefund as ask, findRefundable, listRequests } from '@/lib/payments/refund-requests/service';
import { shownOrderId } from '@/lib/payments/result/rules';
import { requireCaller } from '../service';
import type { askForRefund as askEndpoint, listRefunds as listEndpoint } from './contract';

const shown = ({
  createdAt,
  changedAt,
  id: _,
  ...request
}: Awaited<ReturnType<typeof listRequests>>[number]) => ({
  ...request,
  shownId: shownOrderId(request.orderId),
  askedAt: createdAt.toISOString(),
  changedAt: changedAt.toISOString(),
});

/** @throws AppError `not_signed_in` */
export async function listRefunds(scope: Scope): Promise<Answer<typeof listEndpoint>> {
  const { id: userId } = await requireCaller(scope);
  const [requests, refundable] = await Promise.all([
    listRequests(scope.db, { userId, visitorId: null }),
    findRefundable(scope, userId),
  ]);
  return { refunds: requests.map(shown), refundable: refundable ? [refundable] : [] };
}

/**
 * @throws AppError `not_signed_in`, `not_allowed` (held as a minor), `not_found` (no order of the caller), `conflict` (nothing to refund, asked already, too
 *   old, with words)
 */
export async function askForRefund(
  scope: Scope,
  input: Input<typeof askEndpoint>,
): Promise<Answer<typeof askEndpoint>> {
  await requireCaller(scope);
  const request = await ask(scope, input);
  return { success: true, refund: shown(request) };
}
