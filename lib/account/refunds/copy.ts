import type { RefundState } from '@/lib/payments/refund-requests/constants';

/** What became of a refund, as its person reads it. */
export const REFUND_STATE = {
  asked: 'Waiting for us',
  approved: 'Approved',
  sent: 'On its way',
  done: 'Paid back',
  refused: 'Not paid back',
} as const satisfies Readonly<Record<RefundState, string>>;

export const REFUND_ASKED = 'We have your request. You follow it here, under Payments.';
export const REFUND_NOT_ASKED = 'The refund was not asked for';
