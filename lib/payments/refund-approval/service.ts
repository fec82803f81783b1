/*
 * Invariants:
 * - What goes back is computed anew at the approval, while the person's balance is locked: what was used meanwhile is not refunded.
 * - State, ledger entry (`refund`) and the refund that is to be sent are one transaction: a refund is approved once, however many
 *   operators approve it at once, and no balance goes below zero.
 * - The person is told in the same transaction (refund-news).
 * - Above a limit two different operators approve.
 * - Who an operator is and what they may do is the caller's business; here they are a name.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { bookRefund } from '@/lib/wallet/service';
import { unusedMessages } from '@/lib/wallet/unused/service';
import { tellRefund } from '../refund-news/service';
import { NOTHING_LEFT } from '../refund-requests/copy';
import { findLot } from '../refund-requests/lots/store';
import { refundOf } from '../refund-requests/rules';
import { lockingOwners, lockOwner } from '../refund-requests/service';
import { insertTransfer } from '../refund-sending/service';
import { APPROVED_BY_YOU, DECIDED, NAME_MISSING, NO_REFUND, REASON_MISSING } from './copy';
import { approvalsNeeded, operatorName } from './rules';
import * as store from './store';

export { listOpenRefunds } from './store';

type OperatorScope = Pick<JobScope, 'db' | 'now' | 'log'>;

/** What an approval has done: approved for good, waiting for a second operator, or refused because nothing is left. */
export type Approval = {
  outcome: 'approved' | 'waiting' | 'nothing_left';
  messages: number;
  /** ₹ */
  amount: number;
};

/** As the log has it; who it was is in the approvals, and the caller of a call of the console. */
const TOLD = { approved: 'approved', waiting: 'approved by one', nothing_left: 'nothing left' } as const;

/** What goes back of a request now. @returns null when nothing is left */
async function compute(tx: Runner, { id, paymentId, orderId }: store.AskedRow) {
  const owner = await lockOwner(tx, paymentId);
  await store.lockRefunds(tx, paymentId);
  // With the account its balance has ended, and what was unused then stands in the request: maybe since a moment ago.
  const messages = (await store.findRequest(tx, id))?.messages ?? 0;
  const unused = owner ? await unusedMessages(tx, owner) : new Map([[orderId, messages]]);
  const refund = refundOf(await findLot(tx, paymentId, unused, id), messages);
  return refund && { ...refund, owner };
}

async function approveRequest(
  tx: Runner,
  found: store.AskedRow,
  operator: string,
  now: Date,
): Promise<Approval> {
  const { id: requestId, orderId, paymentId } = found;
  const refund = await compute(tx, found);
  const approvals = await store.addApproval(tx, 'request', requestId, operator, now);
  if (!approvals) throw new AppError('conflict', await whyNot(tx, requestId, operator));
  if (!refund) {
    await store.closeRequest(tx, requestId, NOTHING_LEFT, now);
    const { messages, amount } = found;
    const news = { id: requestId, paymentId, messages, amount, because: NOTHING_LEFT };
    await tellRefund(tx, { kind: 'refused', ...news }, now);
    return { outcome: 'nothing_left', messages: 0, amount: 0 };
  }
  const { owner, messages, amount } = refund;
  if (approvals.length < approvalsNeeded(amount)) return { outcome: 'waiting', messages, amount };
  await store.markApproved(tx, 'request', requestId, { messages, amount }, now);
  const refundId = randomUUID();
  if (owner) {
    const { outcome } = await bookRefund(tx, owner, { orderId, refundId, messages }, now);
    if (outcome !== 'booked') throw new Error('A refund could not be booked.');
  }
  const taken = owner ? messages : 0;
  await insertTransfer(
    tx,
    { id: refundId, paymentId, requestId, surplusId: null, messages: taken, amount },
    now,
  );
  await tellRefund(tx, { kind: 'approved', id: refundId, paymentId, messages, amount }, now);
  return { outcome: 'approved', messages, amount };
}

async function approveSurplus(
  tx: Runner,
  found: store.SurplusRow,
  operator: string,
  now: Date,
): Promise<Approval> {
  const { id: surplusId, paymentId, amount } = found;
  const approvals = await store.addApproval(tx, 'surplus', surplusId, operator, now);
  if (!approvals) throw new AppError('conflict', await whyNot(tx, surplusId, operator));
  if (approvals.length < approvalsNeeded(amount)) return { outcome: 'waiting', messages: 0, amount };
  await store.markApproved(tx, 'surplus', surplusId, null, now);
  const transfer = { id: randomUUID(), paymentId, requestId: null, surplusId, messages: 0, amount };
  await insertTransfer(tx, transfer, now);
  await tellRefund(tx, { kind: 'approved', id: transfer.id, paymentId, messages: 0, amount }, now);
  return { outcome: 'approved', messages: 0, amount };
}

/** Why an operator's approval changes nothing. */
async function whyNot(tx: Runner, id: string, operator: string): Promise<string> {
  const open = await store.findOpen(tx, id);
  return open?.approvals.includes(operator) ? APPROVED_BY_YOU : DECIDED;
}

function readOperator(operator: string): string {
  const name = operatorName(operator);
  if (name === '') throw new AppError('bad_input', NAME_MISSING);
  return name;
}

async function approveEither(tx: Runner, id: string, operator: string, now: Date): Promise<Approval> {
  const request = await store.findRequest(tx, id);
  if (request) return approveRequest(tx, request, operator, now);
  const surplus = await store.findSurplus(tx, id);
  if (surplus) return approveSurplus(tx, surplus, operator, now);
  throw new AppError('not_found', NO_REFUND);
}

const nothing = async () => undefined;

/**
 * Approves a refund: of unused messages, or of a payment that credited nothing. The money is sent within a minute (refund-sending).
 * @param input.requestId of `listOpenRefunds`
 * @param input.operator who approves, by a name that is theirs alone
 * @param record writes it down in the same transaction
 * @throws AppError `bad_input` (no name), `not_found`, `conflict` (decided already, or this operator has approved it)
 */
export async function approveRefund(
  { db, now, log }: OperatorScope,
  input: { requestId: string; operator: string },
  record: (tx: Runner, approval: Approval) => Promise<void> = nothing,
): Promise<Approval> {
  const { requestId } = input;
  const operator = readOperator(input.operator);
  const approval = await lockingOwners(db, async (tx) => {
    const approved = await approveEither(tx, requestId, operator, now());
    await record(tx, approved);
    return approved;
  });
  log.info({ refundOf: requestId, ...approval }, 'refund decided');
  log.security('refund', { reason: TOLD[approval.outcome] });
  return approval;
}

/**
 * Refuses a refund that is not approved yet; nothing changes for the balance, and the person reads why.
 * @param input.reason for the person, in a sentence
 * @param record writes it down in the same transaction
 * @throws AppError `bad_input` (no name or reason), `not_found`, `conflict` (decided already)
 */
export async function refuseRefund(
  { db, now, log }: OperatorScope,
  input: { requestId: string; operator: string; reason: string },
  record: (tx: Runner) => Promise<void> = nothing,
): Promise<void> {
  const { requestId } = input;
  const [operator, because] = [readOperator(input.operator), input.reason.trim()];
  if (because === '') throw new AppError('bad_input', REASON_MISSING);
  await db.transaction(async (tx) => {
    const at = now();
    const isRefused = await store.refuse(tx, requestId, { operator, because }, at);
    const known = (await store.findRequest(tx, requestId)) ?? (await store.findSurplus(tx, requestId));
    if (!known) throw new AppError('not_found', NO_REFUND);
    if (!isRefused) throw new AppError('conflict', DECIDED);
    await tellRefund(tx, { kind: 'refused', messages: 0, ...known, because }, at);
    return record(tx);
  });
  log.info({ refundOf: requestId, outcome: 'refused' }, 'refund decided');
  log.security('refund', { reason: 'refused' });
}
