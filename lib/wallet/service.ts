/*
 * Invariants:
 * - A balance equals the sum of its ledger entries, always.
 * - A balance is never negative, and a reference is booked once.
 * - Free messages are spent before bought ones, and only bought ones ever move to another owner.
 */
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND, type Owner, PURCHASE_REFERENCE } from './constants';
import {
  type Booked,
  book,
  boughtMessages,
  findEntries,
  isBooked,
  lockBalance,
  offerMessages,
  referralMessages,
  sumOfKind,
} from './store';
import { refundReference } from './unused/rules';
import { unusedMessages } from './unused/service';

export { lockBalance, offerMessages, sumLedgerByDay } from './store';

/** Grants the free messages of a new user or of a session without one. */
export async function grantStarter(db: Runner, owner: Owner, messages: number, now: Date): Promise<void> {
  const kind = owner.kind === 'user' ? LEDGER_KIND.starter : LEDGER_KIND.sessionStarter;
  await book(db, { owner, delta: messages, kind, reference: `${kind}:${owner.id}`, now });
}

/** Returns the messages that a send had reserved, once per turn. */
export async function returnSend(
  tx: Runner,
  owner: Owner,
  turnId: string,
  messages: number,
  now: Date,
): Promise<void> {
  const kind = LEDGER_KIND.sendReturned;
  await book(tx, { owner, delta: messages, kind, reference: `turn:${turnId}:returned`, now });
}

/** Credits the messages of a paid order, once per order. Runs inside the caller's transaction, which marks the order paid. */
export function creditPurchase(
  tx: Runner,
  owner: Owner,
  order: { orderId: string; messages: number },
  now: Date,
): Promise<Booked> {
  const reference = `${PURCHASE_REFERENCE}${order.orderId}`;
  return book(tx, { owner, delta: order.messages, kind: LEDGER_KIND.purchase, reference, now });
}

type RefundBooking = {
  orderId: string;
  /** Of the refund at the provider; each has its own. */
  refundId: string;
  messages: number;
};

/** Takes the messages of an order off a balance, because their money goes back: once per refund. Inside the caller's transaction. */
export function bookRefund(tx: Runner, owner: Owner, refund: RefundBooking, now: Date): Promise<Booked> {
  const kind = LEDGER_KIND.refund;
  return book(tx, { owner, delta: -refund.messages, kind, reference: refundReference(kind, refund), now });
}

/** Gives the messages of a refund back that could not be paid, once. Inside the caller's transaction. */
export function returnRefund(tx: Runner, owner: Owner, refund: RefundBooking, now: Date): Promise<Booked> {
  const kind = LEDGER_KIND.refundReturned;
  return book(tx, { owner, delta: refund.messages, kind, reference: refundReference(kind, refund), now });
}

/** What the ledger says of an order: its purchase, and its refunds by their ids, taken and given back. */
export function entriesOfOrder(db: Runner, orderId: string, refundIds: readonly string[]) {
  const { refund, refundReturned } = LEDGER_KIND;
  return findEntries(db, [
    `${PURCHASE_REFERENCE}${orderId}`,
    ...refundIds.flatMap((refundId) =>
      [refund, refundReturned].map((kind) => refundReference(kind, { orderId, refundId })),
    ),
  ]);
}

/**
 * Gives free messages out of courtesy, once for each request of an operator. Runs inside the caller's transaction; an
 * `already_booked` leaves it as it was.
 */
export async function giveCourtesy(
  tx: Runner,
  owner: Owner,
  { requestId, messages }: { requestId: string; messages: number },
  now: Date,
): Promise<Booked> {
  const kind = LEDGER_KIND.courtesy;
  const reference = `${kind}:${requestId}`;
  if (await isBooked(tx, reference)) return { outcome: 'already_booked' };
  return book(tx, { owner, delta: messages, kind, reference, now });
}

/** Messages that an owner was given out of courtesy since then. */
export const courtesySince = (db: Runner, owner: Owner, since: Date): Promise<number> =>
  sumOfKind(db, owner, LEDGER_KIND.courtesy, since);

/** Messages of a balance that were bought: free ones are spent first. */
export async function unusedBought(db: Runner, owner: Owner, balance: number): Promise<number> {
  return Math.min(balance, Math.max(0, await boughtMessages(db, owner)));
}

/** Empties a balance into a user's wallet: bought messages move, free ones expire, and so do `staying` of the bought ones. */
async function closeBalance(
  tx: Runner,
  owner: Owner,
  { balance, staying = 0 }: { balance: number; staying?: number },
  userId: string,
  now: Date,
) {
  const bought = Math.max(0, (await boughtMessages(tx, owner)) - staying);
  const moving = Math.min(balance, bought);
  const expiring = balance - moving;
  if (moving > 0) {
    const kind = LEDGER_KIND.moved;
    await book(tx, { owner, delta: -moving, kind, reference: `${kind}:${owner.id}:out`, now });
    await book(tx, {
      owner: { kind: 'user', id: userId },
      delta: moving,
      kind,
      reference: `${kind}:${owner.id}:in`,
      now,
    });
  }
  if (expiring > 0) {
    const kind = LEDGER_KIND.expired;
    await book(tx, { owner, delta: -expiring, kind, reference: `${kind}:${owner.id}`, now });
  }
}

/**
 * Empties a session's own balance when its browser gets a user: bought messages move into the wallet, free ones
 * expire. Runs inside the caller's transaction, which holds the session's row.
 */
export async function closeSessionBalance(
  tx: Runner,
  session: { id: string; messagesLeft: number },
  userId: string,
  now: Date,
): Promise<void> {
  const owner: Owner = { kind: 'session', id: session.id };
  await closeBalance(tx, owner, { balance: session.messagesLeft }, userId, now);
}

/**
 * Empties the wallet of a guest who signs in to an existing account: what was bought and is unspent moves into the
 * account, free messages expire, and so do those of an offer that the account has had: it is given once. They count as used first. Runs inside the caller's transaction, which holds the guest's row.
 */
export async function closeGuestBalance(
  tx: Runner,
  guest: { id: string; messageBalance: number },
  { accountId, takesOffer }: { accountId: string; takesOffer: boolean },
  now: Date,
): Promise<void> {
  const owner: Owner = { kind: 'user', id: guest.id };
  const staying = takesOffer ? 0 : await offerMessages(tx, owner);
  await closeBalance(tx, owner, { balance: guest.messageBalance, staying }, accountId, now);
}

/** Ends the free messages of a user who has had theirs before. Runs inside the caller's transaction, which holds the user's row. */
export async function expireFree(
  tx: Runner,
  user: { id: string; messageBalance: number },
  now: Date,
): Promise<void> {
  const owner: Owner = { kind: 'user', id: user.id };
  const free = user.messageBalance - (await unusedBought(tx, owner, user.messageBalance));
  if (free === 0) return;
  const kind = LEDGER_KIND.expired;
  await book(tx, { owner, delta: -free, kind, reference: `${kind}:again:${user.id}`, now });
}

/**
 * Ends a balance whose owner is being deleted: what is left is booked out, so that the ledger of nobody ends at 0. Runs
 * inside the caller's transaction, which holds the owner's row.
 */
export async function endBalance(tx: Runner, owner: Owner, messages: number, now: Date): Promise<void> {
  if (messages === 0) return;
  const kind = LEDGER_KIND.closed;
  await book(tx, { owner, delta: -messages, kind, reference: `${kind}:${owner.id}`, now });
}

type Referral = { id: string; referrerId: string };

/** A friend whose reward was taken back may earn it again. */
async function referralReference(tx: Runner, kind: string, { id }: Referral, now: Date): Promise<string> {
  const reference = `${kind}:${id}`;
  return (await isBooked(tx, reference)) ? `${reference}:${now.getTime()}` : reference;
}

/**
 * Books the reward for a friend. Inside the caller's transaction, which marks the friend as rewarded.
 * @returns false when the referrer does not exist any more
 */
export async function bookReferral(
  tx: Runner,
  referral: Referral & { messages: number },
  now: Date,
): Promise<boolean> {
  const kind = LEDGER_KIND.referral;
  const owner: Owner = { kind: 'user', id: referral.referrerId };
  const reference = await referralReference(tx, kind, referral, now);
  const { outcome } = await book(tx, { owner, delta: referral.messages, kind, reference, now });
  return outcome === 'booked';
}

/**
 * Takes a reward back, as far as free messages are left. Inside the caller's transaction, which marks the friend as not rewarded.
 * @returns messages taken
 */
export async function takeBackReferral(
  tx: Runner,
  referral: Referral & { messages: number },
  now: Date,
): Promise<number> {
  const kind = LEDGER_KIND.referralReturned;
  const owner: Owner = { kind: 'user', id: referral.referrerId };
  const balance = (await lockBalance(tx, owner)) ?? 0;
  const bought = [...(await unusedMessages(tx, owner)).values()].reduce((sum, left) => sum + left, 0);
  const taken = Math.min(referral.messages, balance - bought);
  if (taken <= 0) return 0;
  const reference = await referralReference(tx, kind, referral, now);
  await book(tx, { owner, delta: -taken, kind, reference, now });
  return taken;
}

/** Messages a user has for bringing friends, without those that were taken back. */
export function earnedByReferrals(db: Runner, userId: string): Promise<number> {
  return referralMessages(db, { kind: 'user', id: userId });
}
