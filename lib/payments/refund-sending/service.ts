/*
 * Invariants:
 * - The id of a refund is the same at every call, and Cashfree makes one refund of an id: an answer that is lost, or a process that
 *   dies before it has stored it, never pays twice.
 * - A refund ends on Cashfree's own word only, asked for by us; a webhook makes us ask, and is not believed.
 * - What Cashfree cannot pay gives the messages back, once, and leaves a row for the operator. So does what it has paid and the bank
 *   sends back; and what it pays after all, when the messages are back already, leaves a row.
 * - A refund that Cashfree does not answer about, or does not pay for long, leaves a row for the operator, and goes on.
 * - How it ended the person is told in the same transaction (refund-news).
 * - No transaction is open during a call to Cashfree.
 */
import { AppError } from '@/lib/kit/app-error';
import type { JobScope } from '@/lib/kit/scope';
import { returnRefund } from '@/lib/wallet/service';
import { PROVIDER_SILENT } from '../copy';
import type { Seller } from '../invoices/rules';
import { issueCreditNote } from '../invoices/service';
import type { PaymentProvider, ProviderCall, ProviderRefund, TakeProviderCall } from '../ports';
import { tellRefund } from '../refund-news/service';
import { PROVIDER_REFUSED, PROVIDER_REFUSED_GONE } from '../refund-requests/copy';
import { lockingOwners, lockOwner } from '../refund-requests/service';
import { insertAlert } from '../settle/store';
import { LONG_PENDING_MS, REFUND_NOTE, SEND_LATER_MS, SENDING_LEASE_MS, SILENT_MS } from './constants';
import { judgeRefund, nextCallAt } from './rules';
import * as store from './store';

export { countTransfers, insertTransfer } from './store';

export type SendingScope = JobScope & {
  payments: PaymentProvider;
  takeProviderCall: TakeProviderCall;
  /** Who issues credit notes; null while there is no GSTIN. */
  seller: Seller | null;
};

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
  { detail, isBack }: { detail: string; isBack: boolean },
): Promise<void> {
  const { id: refundId, orderId, paymentId, messages } = transfer;
  const now = scope.now();
  const end = (because: string) => ({ state: 'failed' as const, cfRefundId, because, isBack });
  const ended = await lockingOwners(scope.db, async (tx) => {
    const owner = messages > 0 ? await lockOwner(tx, paymentId) : null;
    const because = owner ? PROVIDER_REFUSED : PROVIDER_REFUSED_GONE;
    if (!(await store.endTransfer(tx, transfer, end(because), now))) return false;
    await tellRefund(tx, { kind: 'not_paid', ...transfer, messages: owner ? messages : 0 }, now);
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

const isOlder = ({ now }: JobScope, { createdAt }: store.TransferRow, ms: number): boolean =>
  now().getTime() - createdAt.getTime() >= ms;

/** Carries out what Cashfree says of a refund, once however often it says it. */
async function settle(
  scope: SendingScope,
  transfer: store.TransferRow,
  refund: ProviderRefund,
): Promise<void> {
  const { id: refundId, tries } = transfer;
  const { cfRefundId, status } = refund;
  const now = scope.now();
  const nextCheckAt = nextCallAt(tries, now);
  switch (judgeRefund(transfer, refund)) {
    case 'done': {
      const end = { state: 'done', cfRefundId } as const;
      const isEnded = await scope.db.transaction(async (tx) => {
        const isFirst = await store.endTransfer(tx, transfer, end, now);
        if (isFirst && transfer.requestId !== null) await issueCreditNote(tx, scope.seller, transfer, now);
        if (isFirst) await tellRefund(tx, { kind: 'done', ...transfer }, now);
        return isFirst;
      });
      if (isEnded) tellPaid(scope, transfer);
      return;
    }
    case 'failed':
      return fail(scope, transfer, cfRefundId, { detail: status, isBack: false });
    case 'mismatch':
      await alert(scope, transfer, `${refund.amount.toFixed(2)} ${refund.currency}`.slice(0, 30));
      return store.reschedule(scope.db, refundId, nextCheckAt);
    case 'pending':
      // Too little money in our account there: nothing moves until somebody pays in.
      if (status === 'ONHOLD') await alert(scope, transfer, status);
      else if (isOlder(scope, transfer, LONG_PENDING_MS)) await alert(scope, transfer, `still ${status}`);
      return scope.db.transaction((tx) => store.markSent(tx, transfer, { cfRefundId, nextCheckAt }, now));
  }
}

/** Sends a refund that Cashfree does not have yet, or asks what became of it. */
async function callProvider(scope: SendingScope, transfer: store.TransferRow): Promise<void> {
  const { id: refundId, orderId, amount, state, tries } = transfer;
  if (state === 'ready') {
    const note = transfer.requestId === null ? REFUND_NOTE.surplus : REFUND_NOTE.request;
    const made = await scope.payments.createRefund({ orderId, refundId, amount, note });
    return 'refused' in made
      ? fail(scope, transfer, null, { detail: made.refused, isBack: false })
      : settle(scope, transfer, made);
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
    if (isOlder(scope, transfer, SILENT_MS)) await alert(scope, transfer, 'no answer');
    await store.reschedule(scope.db, refundId, nextCallAt(tries, scope.now()));
  }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** How a refund that is over stands at Cashfree, which may have changed its mind. */
const ENDED_AS: Readonly<Record<string, string>> = { done: 'SUCCESS', failed: 'FAILED' };

/**
 * Looks at a refund that is over: the bank may have sent it back, or paid it after all.
 * @throws AppError `provider_failed` when Cashfree does not answer or may not be asked now: it sends its webhook again
 */
async function lookAtEnded(scope: SendingScope, transfer: store.TransferRow): Promise<void> {
  const { id: refundId, orderId, state } = transfer;
  if (!(await scope.takeProviderCall({ kind: 'ask_refund' })))
    throw new AppError('provider_failed', PROVIDER_SILENT, { retryAfter: SEND_LATER_MS / 1000 });
  let found: ProviderRefund | null;
  try {
    found = await scope.payments.fetchRefund(orderId, refundId);
  } catch (cause) {
    throw new AppError('provider_failed', PROVIDER_SILENT, { cause, retryAfter: 5 });
  }
  if (!found) return;
  const { cfRefundId, status } = found;
  const verdict = judgeRefund(transfer, found);
  if (state === 'done' && verdict === 'failed')
    return fail(scope, transfer, cfRefundId, { detail: `${status} after it was paid`, isBack: true });
  // The messages are back with the person, and now the money is, too.
  if (state === 'failed' && verdict === 'done') await alert(scope, transfer, 'paid after all');
}

/**
 * Looks at a refund that a webhook tells of; none of ours changes nothing.
 * @param claimed what the webhook says became of it: nobody asks about one that is over and stands here as it says
 * @throws AppError `provider_failed` as above
 */
export async function lookAtRefund(scope: SendingScope, refundId: string, claimed = ''): Promise<void> {
  if (!UUID.test(refundId)) return;
  const leaseUntil = new Date(scope.now().getTime() + SENDING_LEASE_MS);
  const transfer = await store.claimOne(scope.db, refundId, leaseUntil);
  if (transfer) return advance(scope, transfer);
  const ended = await store.findEnded(scope.db, refundId);
  if (ended && ENDED_AS[ended.state] !== claimed) await lookAtEnded(scope, ended);
}
