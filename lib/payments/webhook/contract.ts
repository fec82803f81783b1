import { z } from 'zod';

const rupees = z.coerce.number();

/**
 * What we read of its refund webhooks: which refund there is news of; what it says became of it only tells whether there is any
 * (https://www.cashfree.com/docs/api-reference/payments/latest/refunds/webhooks).
 */
export const refundEvent = z.object({
  type: z.literal('REFUND_STATUS_WEBHOOK'),
  data: z.object({ refund: z.object({ refund_id: z.string(), refund_status: z.string().optional() }) }),
});

/** What we read of Cashfree's payment webhooks (its manual, "Payment webhooks"); the rest is left alone. */
export const paymentEvent = z.object({
  type: z.enum(['PAYMENT_SUCCESS_WEBHOOK', 'PAYMENT_FAILED_WEBHOOK', 'PAYMENT_USER_DROPPED_WEBHOOK']),
  data: z.object({
    order: z.object({ order_id: z.string(), order_amount: rupees, order_currency: z.string() }),
    payment: z.object({
      cf_payment_id: z.coerce.string(),
      payment_status: z.string(),
      payment_amount: rupees,
      payment_currency: z.string(),
      payment_group: z.string().nullish(),
      payment_method: z.unknown(),
    }),
  }),
});
