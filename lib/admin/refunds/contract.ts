import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { REFUND_LIST_REASONS, REFUND_LIST_STATES } from '@/lib/payments/refund-list/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

const query = z.object({
  state: z.enum(REFUND_LIST_STATES, 'There is no such state.').optional(),
  reason: z.enum(REFUND_LIST_REASONS, 'There is no such reason.').optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'uuid'),
});

/** Refunds, the oldest first: those that wait for a decision unless others are asked for. */
export const listRefunds = endpoint({
  route: 'GET /api/admin/refunds',
  operators: ['owner', 'support'],
  query,
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
        /** open (waits for a decision), approved, sent, done, refused */
        state: z.string(),
        /** ISO 8601 */
        at: z.string(),
      }),
    ),
    ...pageEnds,
  }),
});

/** The same as CSV. */
export const exportRefunds = endpoint({
  route: 'GET /api/admin/refunds/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
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
