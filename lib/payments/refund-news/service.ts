/*
 * Invariants:
 * - News of a refund is written in the transaction of what it tells: neither is there without the other, or twice.
 * - It is told in the chat where the person is, and to a member by mail as well; to nobody who has deleted the account.
 * - A notice in a chat is no send: it costs nothing, and no model reads it.
 */
import { formatRupees } from '@/lib/kit/format';
import type { Runner } from '@/lib/kit/scope';
import { ownLanguage, replyLanguage } from '@/lib/language/rules';
import { queueMail } from '@/lib/mail/service';
import { findOwner } from '../refund-requests/lots/store';
import { shownOrderId } from '../result/rules';
import type { RefundNewsKind } from './constants';
import { REFUND_WORDS, refundMail } from './copy';
import * as store from './store';

export type RefundNews = {
  kind: RefundNewsKind;
  paymentId: string;
  /** Of the request, or of the money on its way: with the kind and, of what may happen again, the moment it names one mail. */
  id: string;
  /** ₹, may have paise */
  amount: number;
  /** Unused messages that go back; 0 of a payment that had bought nothing. */
  messages: number;
  because?: string | null;
};

const inRupees = (amount: number) =>
  Number.isInteger(amount) ? formatRupees(amount) : `₹${amount.toFixed(2)}`;

/** Tells a person what became of a refund, inside the transaction in which it did. */
export async function tellRefund(
  tx: Runner,
  { kind, paymentId, id, amount, messages, because = null }: RefundNews,
  now: Date,
): Promise<void> {
  const [owner, order] = await Promise.all([findOwner(tx, paymentId), store.findOrder(tx, paymentId)]);
  if (owner === null || order === null) return;
  const chat = await store.findChat(tx, owner, order.sessionId);
  const { texts, stated } = await store.findWriting(tx, owner, chat);
  const language = ownLanguage(replyLanguage(texts, stated));
  const rupees = inRupees(amount);
  const words = REFUND_WORDS[language][kind]({ rupees, messages, because });
  if (chat !== null) await store.insertNotice(tx, chat, words, now);
  if (owner.kind !== 'user') return;
  const mail = refundMail(language, words, rupees, shownOrderId(order.orderId));
  await queueMail(tx, { key: `refund:${kind}:${id}:${now.getTime()}`, userId: owner.id, ...mail }, now);
}
