import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { ALERT_STATES, BECAUSE_MAX } from '@/lib/payments/alerts/constants';

/** What did not fit an order, the newest first, and payments that credited nothing with what was done about them. */
export const listAlerts = endpoint({
  route: 'GET /api/admin/alerts',
  operators: ['owner', 'support'],
  query: z.object({
    state: z.enum(ALERT_STATES, 'There is no such state.').optional(),
    after: z
      .string()
      .regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z_[0-9a-f-]{36}$/, 'There is no such place in the list.')
      .optional(),
  }),
  response: z.object({
    alerts: z.array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        /** ₹ of the order */
        amount: z.int(),
        /** amount, currency, refund */
        reason: z.string(),
        detail: z.string(),
        /** ISO 8601 */
        at: z.string(),
        seenBy: z.string().nullable(),
        resolvedBy: z.string().nullable(),
        resolvedAt: z.string().nullable(),
        because: z.string().nullable(),
      }),
    ),
    next: z.string().nullable(),
    surplus: z.array(
      z.object({
        id: z.string(),
        orderId: z.string(),
        orderStatus: z.string(),
        cfPaymentId: z.string(),
        /** ₹, may have paise */
        amount: z.number(),
        /** queued, approved, sent, done, refused */
        status: z.string(),
        approvals: z.array(z.string()),
        refusedBy: z.string().nullable(),
        because: z.string().nullable(),
        at: z.string(),
        changedAt: z.string().nullable(),
      }),
    ),
  }),
});

/** Says of an alert that it was seen, or that it is done and why. */
export const changeAlert = endpoint({
  route: 'POST /api/admin/alerts/{id}',
  operators: ['owner', 'support'],
  params: z.object({ id: z.guid() }),
  body: z.discriminatedUnion(
    'state',
    [
      z.object({ state: z.literal('seen') }),
      z.object({
        state: z.literal('done'),
        because: z
          .string({ error: 'Please say what was done.' })
          .trim()
          .min(5, 'Please say what was done, in a few words.')
          .max(BECAUSE_MAX, `Please keep it to ${BECAUSE_MAX} characters.`),
      }),
    ],
    'Say whether it was seen or is done.',
  ),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 600 },
});
