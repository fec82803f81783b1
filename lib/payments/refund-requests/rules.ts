/** A paid order: what its messages cost in all, and how many of them have not been asked back yet. */
export type Lot = {
  paymentId: string;
  /** ₹, whole rupees, for all messages of the order */
  amount: number;
  /** Messages of the order. */
  messages: number;
  /** Messages of the order that can still go back. */
  left: number;
};

export type Refund = {
  paymentId: string;
  messages: number;
  /** ₹, whole rupees */
  amount: number;
};

/**
 * What goes back for messages that were bought and not used. Messages are used oldest first, so the unused ones are those of the
 * newest orders; each is worth what was paid for it, rounded up to the next rupee as the refund policy says. Never more than was paid. docs/money.md.
 * @param lots oldest first
 * @param unused messages
 * @returns oldest first
 */
export function refundsOf(lots: readonly Lot[], unused: number): Refund[] {
  let toReturn = unused;
  const refunds: Refund[] = [];
  for (const { paymentId, amount, messages, left } of lots.toReversed()) {
    const back = Math.max(0, Math.min(toReturn, left, messages));
    toReturn -= back;
    if (back > 0) refunds.push({ paymentId, messages: back, amount: Math.ceil((amount * back) / messages) });
  }
  return refunds.reverse();
}
