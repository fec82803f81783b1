/*
 * Invariants:
 * - What an operator says of an alert and its line in the audit log are one transaction.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import * as alerts from '@/lib/payments/alerts/service';
import { recordDeed } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type {
  changeAlert as changeEndpoint,
  exportAlerts as exportEndpoint,
  listAlerts as listEndpoint,
} from './contract';

type Asked = Input<typeof listEndpoint>;
type Alert = Awaited<ReturnType<typeof alerts.listAlerts>>[number];

const filterOf = ({ state = 'open', reason, ...days }: Asked) => ({
  ...{ state, reason: reason ?? null },
  ...timesOf(days),
});

const LISTING: Listing<Alert, 'when'> = {
  first: '-when',
  placeOf: ({ createdAt, id }) => ({ value: createdAt.getTime(), key: id }),
};

/** Alerts of a state, a kind and a time. */
export async function listAlerts({ db }: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => alerts.listAlerts(db, filter, cut));
  return {
    alerts: rows.map(({ createdAt, resolvedAt, ...alert }) => ({
      ...alert,
      at: createdAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
    ...ends,
  };
}

/** The same as CSV. */
export function exportAlerts(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'alerts', asked, LISTING, (cut) => alerts.listAlerts(scope.db, filter, cut), {
    noticed_utc: ({ createdAt }) => createdAt,
    what: ({ reason }) => reason,
    detail: ({ detail }) => detail,
    order: ({ orderId }) => orderId,
    ordered_inr: ({ amount }) => amount,
    seen_by: ({ seenBy }) => seenBy,
    done_utc: ({ resolvedAt }) => resolvedAt,
    done_by: ({ resolvedBy }) => resolvedBy,
    because: ({ because }) => because,
  });
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
