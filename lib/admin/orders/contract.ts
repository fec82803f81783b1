import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { PAYMENT_STATUSES } from '@/lib/payments/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

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

const rupees = z.coerce
  .number('Please write whole rupees.')
  .int('Please write whole rupees.')
  .min(0)
  .max(10_000_000);

const query = z.object({
  /** An order's number (ours or Cashfree's), or a person's id, e-mail address or mobile number. */
  q: z.string().trim().max(254).optional(),
  status: z.enum(PAYMENT_STATUSES, 'There is no such state.').optional(),
  min: rupees.optional(),
  max: rupees.optional(),
  ...dayQuery,
  ...pageQuery(['when', 'amount'], 'order'),
});

/** Orders, the newest first unless another order is asked for. */
export const listOrders = endpoint({
  route: 'GET /api/admin/orders',
  operators: ['owner', 'support'],
  query,
  response: z.object({ orders: z.array(order), ...pageEnds }),
});

/** The same as CSV. */
export const exportOrders = endpoint({
  route: 'GET /api/admin/orders/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
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
