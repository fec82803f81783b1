export const EVENT_TYPES = [
  'REFUND_REVERSAL',
  'DISPUTE',
  'DISPUTE_REVERSAL',
  'CHARGEBACK',
  'CHARGEBACK_REVERSAL',
  'OTHER_ADJUSTMENT',
] as const;

/** An event that no payment and no refund makes: told by a test. */
export type Adjustment = {
  id: string;
  type: (typeof EVENT_TYPES)[number];
  orderId: string;
  refundId: string | undefined;
  paise: number;
  /** Unix ms */
  ms: number;
};
