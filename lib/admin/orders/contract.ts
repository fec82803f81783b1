import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { PAYMENT_STATUSES } from '@/lib/payments/constants';

const order = z.object({
  orderId: z.string(),
  /** Cashfree's numbers of the order and of the payment that was credited. */
  cfOrderId: z.string().nullable(),
  transactionId: z.string().nullable(),
  kind: z.string(),
  status: z.enum(PAYMENT_STATUSES),
  /** ₹ */
  amount: z.int(),
  messages: z.int(),
  method: z.string().nullable(),
  userId: z.string().nullable(),
  /** ISO 8601 */
  at: z.string(),
  paidAt: z.string().nullable(),
  openAlerts: z.int(),
  /** Payments of it that credited nothing. */
  surplus: z.int(),
});

const day = z.iso.date('Please write a day as 2026-11-23.');
const rupees = z.coerce
  .number('Please write whole rupees.')
  .int('Please write whole rupees.')
  .min(0)
  .max(10_000_000);

/** Orders, the newest first, 50 a page. */
export const listOrders = endpoint({
  route: 'GET /api/admin/orders',
  operators: ['owner', 'support'],
  query: z.object({
    /** An order's number (ours or Cashfree's), or a person's id, e-mail address or mobile number. */
    q: z.string().trim().max(254).optional(),
    status: z.enum(PAYMENT_STATUSES, 'There is no such state.').optional(),
    min: rupees.optional(),
    max: rupees.optional(),
    /** Days of India, both included. */
    from: day.optional(),
    until: day.optional(),
    /** `next` of the page before. */
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[\w-]{3,45}$/, 'There is no such place in the list.')
      .optional(),
  }),
  response: z.object({ orders: z.array(order), next: z.string().nullable() }),
});

/** One order and its story. */
export const getOrder = endpoint({
  route: 'GET /api/admin/orders/{orderId}',
  operators: ['owner', 'support'],
  params: z.object({ orderId: z.string().regex(/^[\w-]{3,45}$/) }),
  response: order.extend({
    expiresAt: z.string().nullable(),
    /** When the reconciler asks Cashfree again; null when it need not. */
    nextCheckAt: z.string().nullable(),
    checks: z.int(),
    story: z.array(z.object({ at: z.string(), source: z.string(), what: z.string(), detail: z.string() })),
  }),
});
