/*
 * Invariants:
 * - What is told of a payment that credited nothing names its order and the operators who decided, and nobody else.
 */
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { listSurplus as listAll } from '@/lib/payments/alerts/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import type { exportSurplus as exportEndpoint, listSurplus as listEndpoint } from './contract';

type Asked = Input<typeof listEndpoint>;
type Surplus = Awaited<ReturnType<typeof listAll>>[number];

const filterOf = ({ status, ...days }: Asked) => ({ status: status ?? null, ...timesOf(days) });

const LISTING: Listing<Surplus, 'when'> = {
  first: '-when',
  placeOf: ({ createdAt, id }) => ({ value: createdAt.getTime(), key: id }),
};

/** Payments that credited nothing, of a state and a time. */
export async function listSurplus({ db }: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = filterOf(asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listAll(db, filter, cut));
  return {
    surplus: rows.map(({ createdAt, changedAt, ...one }) => ({
      ...one,
      at: createdAt.toISOString(),
      changedAt: changedAt?.toISOString() ?? null,
    })),
    ...ends,
  };
}

/** The same as CSV. */
export function exportSurplus(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = filterOf(asked);
  return exportList(scope, 'surplus', asked, LISTING, (cut) => listAll(scope.db, filter, cut), {
    heard_utc: ({ createdAt }) => createdAt,
    order: ({ orderId }) => orderId,
    order_state: ({ orderStatus }) => orderStatus,
    cashfree_payment: ({ cfPaymentId }) => cfPaymentId,
    amount_inr: ({ amount }) => amount,
    state: ({ status }) => status,
    approved_by: ({ approvals }) => approvals.join(' '),
    refused_by: ({ refusedBy }) => refusedBy,
    because: ({ because }) => because,
    changed_utc: ({ changedAt }) => changedAt,
  });
}
