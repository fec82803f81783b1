import { rupeesOf } from './amount.ts';
import { istTime } from './clock.ts';

export const REFUND_STATUSES = ['SUCCESS', 'PENDING', 'CANCELLED', 'ONHOLD', 'FAILED'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];
export type Refund = {
  cfRefundId: string;
  cfPaymentId: string;
  id: string;
  paise: number;
  note: string | null;
  speed: string;
  status: RefundStatus;
  /** Unix ms */
  createdMs: number;
  processedMs: number | undefined;
};

/** The refund as the API answers it. */
export function refundEntity(order: { id: string; currency: string }, refund: Refund) {
  return {
    cf_payment_id: refund.cfPaymentId,
    cf_refund_id: refund.cfRefundId,
    created_at: istTime(refund.createdMs),
    entity: 'refund',
    metadata: null,
    order_id: order.id,
    processed_at: refund.processedMs === undefined ? null : istTime(refund.processedMs),
    refund_amount: rupeesOf(refund.paise),
    refund_arn: refund.status === 'SUCCESS' ? refund.cfRefundId.slice(-12) : null,
    refund_charge: 0,
    refund_currency: order.currency,
    refund_id: refund.id,
    refund_mode: refund.speed,
    refund_note: refund.note,
    refund_speed: { requested: refund.speed, accepted: refund.speed, processed: null, message: null },
    refund_splits: [],
    refund_status: refund.status,
    refund_type: 'MERCHANT_INITIATED',
    status_description:
      refund.status === 'SUCCESS' ? 'Refund processed successfully' : 'Refund is in progress',
  };
}
