import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { REFUND_REASONS, REFUND_STATES } from '@/lib/payments/refund-requests/constants';

export const refund = z.object({
  orderId: z.string(),
  /** The order as people see it. */
  shownId: z.string(),
  state: z.enum(REFUND_STATES),
  reason: z.enum(REFUND_REASONS),
  /** Messages that go back, once it is approved; before, what was asked for. */
  messages: z.int(),
  /** ₹ */
  amount: z.int(),
  /** Why it was refused. */
  because: z.string().nullable(),
  /** ISO 8601 */
  askedAt: z.string(),
  /** ISO 8601 */
  changedAt: z.string(),
});

/** The caller's refunds, the newest order first, and what may be asked back now. */
export const listRefunds = endpoint({
  route: 'GET /api/account/refunds',
  response: z.object({
    refunds: z.array(refund),
    refundable: z.array(
      z.object({
        orderId: z.string(),
        messages: z.int(),
        /** ₹ */
        amount: z.int(),
      }),
    ),
  }),
});

/** Asks for a refund of what is unused of an order. */
export const askForRefund = endpoint({
  route: 'POST /api/account/refunds',
  body: z.object({ orderId: z.string().max(45) }),
  response: z.object({ success: z.literal(true), refund }),
  limit: { points: 20, perSeconds: 60 },
});
