/*
 * Invariants:
 * - Whoever searches for orders by a clue, or opens one, leaves a line in the audit log; what was typed is not written down.
 * - An order is shown without texts, addresses and numbers of its person: their page has them, and its own line.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import {
  listOrders as listAll,
  type OrderLine,
  type OrdersBy,
  readOrder,
} from '@/lib/payments/orders/service';
import { findUsers } from '@/lib/users/lookup/service';
import { recordLook } from '../audit/service';
import { timesOf } from '../lists/rules';
import { exportList, type Listing, readPage } from '../lists/service';
import { readClue } from '../people/rules';
import type {
  exportOrders as exportEndpoint,
  getOrder as getEndpoint,
  listOrders as listEndpoint,
} from './contract';
import { NO_ORDER } from './copy';

/** People of one e-mail address or number. */
const PEOPLE_MAX = 20;

const toOrder = ({ messageCount, paymentMethod, createdAt, paidAt, ...row }: OrderLine) => ({
  ...row,
  messages: messageCount,
  method: paymentMethod,
  at: createdAt.toISOString(),
  paidAt: paidAt?.toISOString() ?? null,
});

/** Whose orders, or which order, a clue names; null without one. */
async function readWanted({ db }: OperatorScope, q: string) {
  if (q === '') return { number: null, userIds: null };
  const { userId, email, mobileNumber, code } = readClue(q);
  const people =
    email !== null || mobileNumber !== null
      ? await findUsers(db, { ids: [], email, mobileNumber }, PEOPLE_MAX)
      : [];
  const userIds = [...(userId === null ? [] : [userId]), ...people.map(({ id }) => id)];
  return { number: code, userIds };
}

type Asked = Input<typeof listEndpoint>;

async function filterOf(scope: OperatorScope, { q = '', status, min, max, from, until }: Asked) {
  return {
    ...(await readWanted(scope, q)),
    ...{ status: status ?? null, min: min ?? null, max: max ?? null },
    ...timesOf({ from, until }),
  };
}

const LISTING: Listing<OrderLine, OrdersBy> = {
  first: '-when',
  placeOf: ({ createdAt, amount, orderId }, by) => ({
    value: by === 'amount' ? amount : createdAt.getTime(),
    key: orderId,
  }),
};

/** Orders by number, person, state, amount and day. */
export async function listOrders(scope: OperatorScope, asked: Asked): Promise<Answer<typeof listEndpoint>> {
  const filter = await filterOf(scope, asked);
  const { rows, ...ends } = await readPage(asked, LISTING, (cut) => listAll(scope.db, filter, cut));
  if (asked.q)
    await recordLook(scope, {
      action: 'orders.search',
      detail: { found: rows.length, first: rows.slice(0, 5).map(({ orderId }) => orderId) },
    });
  return { orders: rows.map(toOrder), ...ends };
}

/** The same as CSV. */
export async function exportOrders(
  scope: OperatorScope,
  asked: Input<typeof exportEndpoint>,
): Promise<Answer<typeof exportEndpoint>> {
  const filter = await filterOf(scope, asked);
  return exportList(scope, 'orders', asked, LISTING, (cut) => listAll(scope.db, filter, cut), {
    order: ({ orderId }) => orderId,
    ordered_utc: ({ createdAt }) => createdAt,
    state: ({ status }) => status,
    kind: ({ kind }) => kind,
    amount_inr: ({ amount }) => amount,
    messages: ({ messageCount }) => messageCount,
    person: ({ userId }) => userId,
    paid_utc: ({ paidAt }) => paidAt,
    paid_with: ({ paymentMethod }) => paymentMethod,
    cashfree_order: ({ cfOrderId }) => cfOrderId,
    cashfree_payment: ({ transactionId }) => transactionId,
    open_alerts: ({ openAlerts }) => openAlerts,
    surplus_payments: ({ surplus }) => surplus,
  });
}

/** One order with what came when. @throws AppError `not_found` */
export async function getOrder(
  scope: OperatorScope,
  { orderId }: Input<typeof getEndpoint>,
): Promise<Answer<typeof getEndpoint>> {
  const found = await readOrder(scope.db, orderId);
  if (!found) throw new AppError('not_found', NO_ORDER);
  await recordLook(scope, { action: 'order.look', subject: { kind: 'order', id: orderId } });
  const { order, story } = found;
  return {
    ...toOrder(order),
    checks: order.checks,
    expiresAt: order.expiresAt?.toISOString() ?? null,
    nextCheckAt: order.nextCheckAt?.toISOString() ?? null,
    story: story.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
  };
}
