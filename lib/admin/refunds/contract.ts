import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** Refunds that wait for a decision, the oldest first. */
export const listRefunds = endpoint({
  route: 'GET /api/admin/refunds',
  operators: ['owner', 'support'],
  response: z.object({
    refunds: z.array(
      z.object({
        id: z.string(),
        /** person, minor, or surplus: a payment that credited nothing */
        reason: z.string(),
        orderId: z.string(),
        /** Messages that go back. */
        messages: z.int(),
        /** ₹: what goes back, and what was paid. */
        amount: z.number(),
        paid: z.number(),
        /** Operators who have approved it already. */
        approvals: z.array(z.string()),
        /** Operators that it takes. */
        needed: z.int(),
        /** ISO 8601 */
        at: z.string(),
      }),
    ),
  }),
});

const id = z.object({ id: z.guid() });

/** Approves a refund; above a limit two different operators have to. */
export const approveRefund = endpoint({
  route: 'POST /api/admin/refunds/{id}/approve',
  operators: ['owner', 'support'],
  params: id,
  response: z.object({
    outcome: z.enum(['approved', 'waiting', 'nothing_left']),
    messages: z.int(),
    /** ₹ */
    amount: z.number(),
  }),
  limit: { points: 60, perSeconds: 600 },
});

/** Refuses a refund; the person reads why. */
export const refuseRefund = endpoint({
  route: 'POST /api/admin/refunds/{id}/refuse',
  operators: ['owner', 'support'],
  params: id,
  body: z.object({
    reason: z
      .string({ error: 'Please say why.' })
      .trim()
      .min(5, 'Please say why, in a sentence that the person reads.')
      .max(300, 'Please keep it to 300 characters.'),
  }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});
