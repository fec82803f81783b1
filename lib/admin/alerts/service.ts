/*
 * Invariants:
 * - What an operator says of an alert and its line in the audit log are one transaction.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import * as alerts from '@/lib/payments/alerts/service';
import { recordDeed } from '../audit/service';
import { readPlace, writePlace } from '../orders/rules';
import type { changeAlert as changeEndpoint, listAlerts as listEndpoint } from './contract';

const PAGE = 50;
/** Payments that credited nothing shown at once: the newest. */
const SURPLUS_SHOWN = 50;

/** Alerts of a state, and payments that credited nothing; both the newest first. */
export async function listAlerts(
  { db }: OperatorScope,
  { state = 'open', after }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const place = after === undefined ? null : readPlace(after);
  const behind = place && { createdAt: place.createdAt, id: place.orderId };
  const [found, surplus] = await Promise.all([
    alerts.listAlerts(db, state, behind, PAGE + 1),
    alerts.listSurplus(db, SURPLUS_SHOWN),
  ]);
  const shown = found.slice(0, PAGE);
  const last = shown.at(-1);
  return {
    alerts: shown.map(({ createdAt, resolvedAt, ...alert }) => ({
      ...alert,
      at: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    next: last && found.length > PAGE ? writePlace({ createdAt: last.createdAt, orderId: last.id }) : null,
    surplus: surplus.map(({ createdAt, changedAt, ...one }) => ({
      ...one,
      at: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    })),
  };
}

/** Says of an alert that it was seen, or that it is done. @throws AppError `not_found`, `conflict` (done already) */
export async function changeAlert(
  scope: OperatorScope,
  input: Input<typeof changeEndpoint>,
): Promise<Answer<typeof changeEndpoint>> {
  const { id } = input;
  const operator = scope.operator.email;
  if (input.state === 'seen')
    await alerts.seeAlert(scope, { id, operator }, (tx, { orderId }) =>
      recordDeed(tx, scope, { action: 'alert.see', subject: { kind: 'order', id: orderId } }),
    );
  else {
    const { because: reason } = input;
    await alerts.closeAlert(scope, { id, operator, because: reason }, (tx, { orderId }) =>
      recordDeed(tx, scope, { action: 'alert.close', subject: { kind: 'order', id: orderId }, reason }),
    );
  }
  return { success: true };
}
