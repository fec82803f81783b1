/*
 * Invariants:
 * - The id of a refund is the same at every call, and Cashfree makes one refund of an id: an answer that is lost, or a process that
 *   dies before it has stored it, never pays twice.
 * - A refund ends on Cashfree's own word only, asked for by us; a webhook makes us ask, and is not believed.
 * - What Cashfree cannot pay gives the messages back, once, and leaves a row for the operator.
 * - No transaction is open during a call to Cashfree.
 */
import type { JobScope } from '@/lib/kit/scope';
import { returnRefund } from '@/lib/wallet/service';
import type { PaymentProvider, ProviderCall, ProviderRefund, TakeProviderCall } from '../ports';
import { PROVIDER_REFUSED, PROVIDER_REFUSED_GONE } from '../refund-requests/copy';
import { lockingOwners, lockOwner } from '../refund-requests/service';
import { insertAlert } from '../settle/store';
import { REFUND_NOTE, SEND_LATER_MS, SENDING_LEASE_MS } from './constants';
import { judgeRefund, nextCallAt } from './rules';
import * as store from './store';

export { insertTransfer } from './store';

export type SendingScope = JobScope & { payments: PaymentProvider; takeProviderCall: TakeProviderCall };

/** Leaves a row for the operator, and a line in the log. */
async function alert(scope: JobScope, transfer: store.TransferRow, detail: string): Promise<void> {
  const { id, paymentId, orderId } = transfer;
  if (await insertAlert(scope.db, paymentId, { reason: 'refund', detail: `${detail} ${id}` }, scope.now()))
    scope.log.error({ orderId, refundId: id, detail }, 'refund needs an operator');
}

/** Ends a refund that Cashfree does not pay: what was taken off the balance is there again. */
async function fail(
  scope: JobScope,
  transfer: store.TransferRow,
  cfRefundId: string | null,
  detail: string,
): Promise<void> {
  const { id: refundId, orderId, paymentId, messages } = transfer;
  const now = scope.now();
  const ended = await lockingOwners(scope.db, async (tx) => {
    const owner = messages > 0 ? await lockOwner(tx, paymentId) : null;
    const because = owner ? PROVIDER_REFUSED : PROVIDER_REFUSED_GONE;
    if (!(await store.endTransfer(tx, transfer, { state: 'failed', cfRefundId, because }, now))) return false;
    if (!owner) return true;
    const { outcome } = await returnRefund(tx, owner, { orderId, refundId, messages }, now);
    if (outcome !== 'booked') throw new Error('The messages of a refund could not be given back.');
    return true;
  });
  if (!ended) return;
  scope.log.security('refund', { outcome: 'failure', reason: 'not paid', person: null });
  await alert(scope, transfer, detail);
}

function tellPaid(scope: JobScope, { id: refundId, orderId }: store.TransferRow): void {
  scope.log.info({ orderId, refundId }, 'refund paid');
  scope.log.security('refund', { reason: 'paid', person: null });
}

/** Carries out what Cashfree says of a refund, once however often it says it. */
async function settle(scope: JobScope, transfer: store.TransferRow, refund: ProviderRefund): Promise<void> {
  const { id: refundId, tries } = transfer;
  const { cfRefundId, status } = refund;
  const now = scope.now();
  const nextCheckAt = nextCallAt(tries, now);
  switch (judgeRefund(transfer, refund)) {
    case 'done': {
      const end = { state: 'done', cfRefundId } as const;
      if (await scope.db.transaction((tx) => store.endTransfer(tx, transfer, end, now)))
        tellPaid(scope, transfer);
      return;
    }
    case 'failed':
      return fail(scope, transfer, cfRefundId, status);
    case 'mismatch':
      await alert(scope, transfer, `${refund.amount.toFixed(2)} ${refund.currency}`.slice(0, 30));
      return store.reschedule(scope.db, refundId, nextCheckAt);
    case 'pending':
      return scope.db.transaction((tx) => store.markSent(tx, transfer, { cfRefundId, nextCheckAt }, now));
  }
}

/** Sends a refund that Cashfree does not have yet, or asks what became of it. */
async function callProvider(scope: SendingScope, transfer: store.TransferRow): Promise<void> {
  const { id: refundId, orderId, amount, state, tries } = transfer;
  if (state === 'ready') {
    const note = transfer.requestId === null ? REFUND_NOTE.surplus : REFUND_NOTE.request;
    const made = await scope.payments.createRefund({ orderId, refundId, amount, note });
    return 'refused' in made ? fail(scope, transfer, null, made.refused) : settle(scope, transfer, made);
  }
  const found = await scope.payments.fetchRefund(orderId, refundId);
  if (found) return settle(scope, transfer, found);
  await alert(scope, transfer, 'unknown to Cashfree');
  await store.reschedule(scope.db, refundId, nextCallAt(tries, scope.now()));
}

/** Takes a refund one step on. When Cashfree is down or may not be asked now, later. */
export async function advance(scope: SendingScope, transfer: store.TransferRow): Promise<void> {
  const { id: refundId, orderId, state, tries } = transfer;
  const later = (ms: number) => store.reschedule(scope.db, refundId, new Date(scope.now().getTime() + ms));
  const call: ProviderCall = state === 'ready' ? { kind: 'refund' } : { kind: 'ask_refund' };
  if (!(await scope.takeProviderCall(call))) return later(SEND_LATER_MS);
  try {
    await callProvider(scope, transfer);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    scope.log.warn({ orderId, refundId, reason }, 'refund waits');
    await store.reschedule(scope.db, refundId, nextCallAt(tries, scope.now()));
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Looks at a refund that a webhook tells of; one that is over, or none of ours, changes nothing. */
export async function lookAtRefund(scope: SendingScope, refundId: string): Promise<void> {
  if (!UUID.test(refundId)) return;
  const leaseUntil = new Date(scope.now().getTime() + SENDING_LEASE_MS);
  const transfer = await store.claimOne(scope.db, refundId, leaseUntil);
  if (transfer) await advance(scope, transfer);
}
