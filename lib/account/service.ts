/*
 * Invariants:
 * - People see only their own account: the caller comes from the cookie, and a guest has an account just like a member.
 * - Balances and payments are read from the ledger and the orders themselves.
 * - Other domains are used only through their services.
 */
import * as chats from '@/lib/chat/personal-data/service';
import { AppError } from '@/lib/kit/app-error';
import type { Answer, Input } from '@/lib/kit/endpoint';
import type { Scope } from '@/lib/kit/scope';
import { findDocuments } from '@/lib/payments/invoices/service';
import { findRecord, listRecords, lockPaymentsOfSession } from '@/lib/payments/personal-data/service';
import { shownOrderId } from '@/lib/payments/result/rules';
import { findWaiting } from '@/lib/users/data-requests/service';
import { refuseWhileKept } from '@/lib/users/legal-hold/service';
import type { CodeBudget, SendSms } from '@/lib/users/mobile/ports';
import { codesFor, verifiedNumber } from '@/lib/users/mobile/service';
import { findCaller } from '@/lib/users/service';
import { type EntryRow, ledgerPage } from '@/lib/wallet/personal-data/service';
import { CHATS_PAGE, HISTORY_ENTRIES, PAYMENTS_PAGE } from './constants';
import type {
  deleteChat as deleteChatEndpoint,
  getAccount as getAccountEndpoint,
  getReceipt as getReceiptEndpoint,
  listChats as listChatsEndpoint,
  listHistory as listHistoryEndpoint,
  listPayments as listPaymentsEndpoint,
} from './contract';
import { NOT_REGISTERED, RECEIPT_NOT_FOUND } from './copy';
import { foldLines } from './history/rules';
import { paymentState } from './rules';

/** @throws AppError `not_signed_in` while this browser has no user */
export async function requireCaller(scope: Scope) {
  const user = await findCaller(scope);
  if (!user) throw new AppError('not_signed_in', NOT_REGISTERED);
  return user;
}

/** @throws AppError `not_signed_in` */
export async function getAccount(
  scope: Scope & { sendSms: SendSms | null; codeBudget: CodeBudget },
): Promise<Answer<typeof getAccountEndpoint>> {
  const user = await requireCaller(scope);
  return {
    createdAt: user.createdAt.toISOString(),
    mobileNumber: await verifiedNumber(scope, user.id),
    ...codesFor(scope, user),
    exportStartedAt: (await findWaiting(scope.db, user.id))?.toISOString() ?? null,
  };
}

const TURN = /^turn:([0-9a-f-]{36})$/;
const turnOf = (entry: EntryRow) => TURN.exec(entry.reference)?.[1];

/**
 * A page of the ledger as readable lines, newest first; a day's sends to one companion are summed up.
 * @throws AppError `not_signed_in`
 */
export async function listHistory(
  scope: Scope,
  input: Input<typeof listHistoryEndpoint>,
): Promise<Answer<typeof listHistoryEndpoint>> {
  const { id } = await requireCaller(scope);
  const page = { before: input.before ?? null, limit: HISTORY_ENTRIES };
  const entries = await ledgerPage(scope.db, id, page);
  const turnIds = entries.flatMap((entry) => turnOf(entry) ?? []);
  const names = turnIds.length > 0 ? await chats.findNames(scope.db, turnIds) : new Map<string, string>();
  const lines = entries.map((entry) => ({
    id: entry.seq,
    kind: entry.kind,
    delta: entry.delta,
    count: 1,
    balanceAfter: entry.balanceAfter,
    name: names.get(turnOf(entry) ?? '') ?? null,
    at: entry.createdAt.toISOString(),
  }));
  const more = entries.length === HISTORY_ENTRIES;
  return { lines: foldLines(lines), next: more ? (entries.at(-1)?.seq ?? null) : null };
}

/** The caller's orders, newest first. @throws AppError `not_signed_in` */
export async function listPayments(
  scope: Scope,
  input: Input<typeof listPaymentsEndpoint>,
): Promise<Answer<typeof listPaymentsEndpoint>> {
  const { id } = await requireCaller(scope);
  const records = await listRecords(scope.db, id, input.before ?? null, PAYMENTS_PAGE);
  const payments = records.map((record) => ({
    orderId: record.orderId,
    shownId: shownOrderId(record.orderId),
    state: paymentState(record.status),
    amount: record.amount,
    messages: record.messageCount,
    at: (record.paidAt ?? record.createdAt).toISOString(),
  }));
  const more = records.length === PAYMENTS_PAGE;
  return { payments, next: more ? (records.at(-1)?.orderId ?? null) : null };
}

/** @throws AppError `not_signed_in`, `not_found` (missing, not paid, or somebody else's) */
export async function getReceipt(
  scope: Scope,
  input: Input<typeof getReceiptEndpoint>,
): Promise<Answer<typeof getReceiptEndpoint>> {
  const user = await requireCaller(scope);
  const record = await findRecord(scope.db, input.orderId, user.id);
  if (!record?.paidAt || record.status !== 'paid') throw new AppError('not_found', RECEIPT_NOT_FOUND);
  const documents = await findDocuments(scope.db, { orderId: record.orderId });
  return {
    shownId: shownOrderId(record.orderId),
    amount: record.amount,
    messages: record.messageCount,
    paidAt: record.paidAt.toISOString(),
    method: record.paymentMethod,
    transactionId: record.transactionId,
    name: user.name,
    email: user.email,
    documents: documents.map((document) => ({
      ...document,
      issuedAt: document.issuedAt.toISOString(),
    })),
  };
}

/** Parses the cursor of a page of chats. @throws AppError `bad_input` */
function parseCursor(after: string): { lastAt: Date; id: string } {
  const cut = after.indexOf('_');
  const lastAt = new Date(after.slice(0, cut));
  if (Number.isNaN(lastAt.getTime())) throw new AppError('bad_input', 'There is no such place in the list.');
  return { lastAt, id: after.slice(cut + 1) };
}

/** The caller's chats, the most recently used first. @throws AppError `not_signed_in` */
export async function listChats(
  scope: Scope,
  input: Input<typeof listChatsEndpoint>,
): Promise<Answer<typeof listChatsEndpoint>> {
  const { id } = await requireCaller(scope);
  const after = input.after === undefined ? null : parseCursor(input.after);
  const rows = await chats.listChats(scope.db, id, after, CHATS_PAGE, scope.now());
  const last = rows.at(-1);
  return {
    chats: rows.map((row) => ({
      ...row,
      lastAt: row.lastAt.toISOString(),
      incognito: row.goesAt !== null,
    })),
    next: last && rows.length === CHATS_PAGE ? `${last.lastAt.toISOString()}_${last.id}` : null,
  };
}

/** @throws AppError `not_signed_in`, `not_found`, `conflict` (a reply is under way, or the law has it kept) */
export async function deleteChat(
  scope: Scope,
  input: Input<typeof deleteChatEndpoint>,
): Promise<Answer<typeof deleteChatEndpoint>> {
  const { id } = await requireCaller(scope);
  await refuseWhileKept(scope.db, id);
  await chats.deleteChat(scope.db, id, input.sessionId, scope.now(), lockPaymentsOfSession);
  return { success: true };
}
