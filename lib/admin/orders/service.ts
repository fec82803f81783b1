/*
 * Invariants:
 * - Whoever searches for orders by a clue, or opens one, leaves a line in the audit log; what was typed is not written down.
 * - An order is shown without texts, addresses and numbers of its person: their page has them, and its own line.
 */
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { OperatorScope } from '@/lib/kit/scope';
import { listOrders as listAll, type OrderLine, readOrder } from '@/lib/payments/orders/service';
import { findUsers } from '@/lib/users/lookup/service';
import { recordLook } from '../audit/service';
import { readClue } from '../people/rules';
import type { getOrder as getEndpoint, listOrders as listEndpoint } from './contract';
import { NO_ORDER } from './copy';
import { dayEnd, dayStart, readPlace, writePlace } from './rules';

const PAGE = 50;
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

/** Orders by number, person, state, amount and day. */
export async function listOrders(
  scope: OperatorScope,
  { q = '', status, min, max, from, until, after }: Input<typeof listEndpoint>,
): Promise<Answer<typeof listEndpoint>> {
  const filter = {
    ...(await readWanted(scope, q)),
    ...{ status: status ?? null, min: min ?? null, max: max ?? null },
    from: from === undefined ? null : dayStart(from),
    until: until === undefined ? null : dayEnd(until),
    after: after === undefined ? null : readPlace(after),
  };
  const found = await listAll(scope.db, filter, PAGE + 1);
  const orders = found.slice(0, PAGE);
  if (q !== '')
    await recordLook(scope, {
      action: 'orders.search',
      detail: { found: orders.length, first: orders.slice(0, 5).map(({ orderId }) => orderId) },
    });
  const last = orders.at(-1);
  return {
    orders: orders.map(toOrder),
    next: last && found.length > PAGE ? writePlace(last) : null,
  };
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
