import type { NotRefundable } from './rules';

/** Why an order is not refunded, for its buyer. */
export const NOT_REFUNDABLE = {
  unpaid: 'This order was not paid, so there is nothing to refund.',
  asked: 'You have asked for this refund already. Its state is under Payments in your account.',
  refused: 'This refund was looked at and refused. Please write to us if you see it differently.',
  late: 'A refund can be asked for within 7 days of paying, and this payment is older.',
  earlier: 'Only your latest purchase can be refunded, and you have bought messages since.',
  used: 'All messages of this purchase are used, so there is nothing left to refund.',
} as const satisfies Record<NotRefundable, string>;

export const NOTHING_LEFT = 'All messages of this purchase were used before the refund was approved.';
export const PROVIDER_REFUSED =
  'The refund could not be paid to the account you paid from. Your messages are back in your balance.';
export const PROVIDER_REFUSED_GONE = 'The refund could not be paid to the account that was paid from.';
