/*
 * Invariants:
 * - Credit and "paid" are one transaction, guarded by the order's status and by the unique reference of the ledger.
 * - What a minor has paid is credited, and asked back at once.
 * - The ₹3 offer is credited once to a person: by account, device, number and payer. Another one goes back.
 */
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { JobScope, Runner } from '@/lib/kit/scope';
import { isHeld } from '@/lib/users/age-hold/service';
import { closeOffer, giftNames, noteGift, wasGiven } from '@/lib/users/gifts/service';
import { mailPayment } from '@/lib/users/mailing/service';
import { PAYMENT_WAITS_MS } from '@/lib/users/push/constants';
import { tellByPush } from '@/lib/users/push/service';
import type { NoteCredit } from '@/lib/wallet/ports';
import { creditPurchase } from '@/lib/wallet/service';
import { PAYMENT_SUCCESS_MESSAGE } from '../../copy';
import type { Seller } from '../../invoices/rules';
import { issueInvoice } from '../../invoices/service';
import type { ProviderPayment } from '../../ports';
import { tellRefund } from '../../refund-news/service';
import { queueMinorRefunds } from '../../refund-requests/service';
import { creditKey } from '../../rules';
import type { PaymentRow } from '../../store';
import * as store from '../store';

/** What a credit needs. */
export type CreditScope = JobScope & {
  noteCredit: NoteCredit;
  keyedHash: KeyedHash;
  /** Who issues invoices; null while there is no GSTIN. */
  seller: Seller | null;
};
/** The ledger has the purchase of an order that is not marked paid. */
export class AlreadyCredited extends Error {
  override readonly name = 'AlreadyCredited';
}

/** Gives a user the offer, once to a person. @returns false when the person has had it */
async function takeOffer(
  scope: CreditScope,
  tx: Runner,
  userId: string,
  { payer }: ProviderPayment,
): Promise<boolean> {
  await store.lockOffers(tx);
  const names = { ...(await giftNames(tx, userId)), payer };
  const isFirst = !(await wasGiven(scope, tx, 'offer', names));
  const wasOpen = await closeOffer(tx, userId);
  if (!isFirst || !wasOpen) return false;
  await noteGift(scope, tx, 'offer', names);
  return true;
}

/**
 * Marks an order paid and credits its messages, both or neither, once per order. An offer that the person has had goes back.
 * @returns 'settled' when the order was paid already, or its owner has deleted the account
 * @throws Error when its owner cannot be credited: the order then stays open for the operator
 */
export function creditOrder(
  scope: CreditScope,
  { id, orderId, amount }: PaymentRow,
  payment: ProviderPayment,
): Promise<'credited' | 'returned' | 'settled'> {
  const now = scope.now();
  const credit = async (tx: Runner) => {
    const paid = await store.markPaid(tx, orderId, payment, now);
    if (!paid) return 'settled' as const;
    const { owner, visitorId, sessionId, messages, isOffer } = paid;
    if (isOffer && owner.kind === 'user' && !(await takeOffer(scope, tx, owner.id, payment))) {
      await store.returnPayment(tx, id, payment, now);
      const news = { paymentId: id, id: payment.cfPaymentId, amount: payment.amount, messages: 0 };
      await tellRefund(tx, { kind: 'asked', ...news }, now);
      return 'returned' as const;
    }
    const { outcome } = await creditPurchase(tx, owner, { orderId, messages }, now);
    if (outcome === 'already_booked') throw new AlreadyCredited();
    if (outcome !== 'booked') throw new Error('A paid order has no owner to credit.');
    if (sessionId !== null)
      await store.insertSuccessNotice(tx, sessionId, PAYMENT_SUCCESS_MESSAGE(messages), now);
    await scope.noteCredit(tx, owner, sessionId, now);
    const buyer = { userId: owner.kind === 'user' ? owner.id : null, visitorId: visitorId ?? owner.id };
    if (await isHeld(tx, buyer)) await queueMinorRefunds(tx, buyer, now);
    await issueInvoice(tx, scope.seller, { paymentId: id, amount }, now);
    if (owner.kind === 'user') {
      const key = creditKey(orderId);
      await tellByPush(
        tx,
        { userId: owner.id, kind: 'payment', key, chatId: sessionId },
        now,
        PAYMENT_WAITS_MS,
      );
      await mailPayment(tx, owner.id, key, now);
    }
    return 'credited' as const;
  };
  return retryDeadlock(() => scope.db.transaction(credit));
}
