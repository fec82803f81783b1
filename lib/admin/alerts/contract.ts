import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { ALERT_REASONS, ALERT_STATES, BECAUSE_MAX } from '@/lib/payments/alerts/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

const query = z.object({
  state: z.enum(ALERT_STATES, 'There is no such state.').optional(),
  reason: z.enum(ALERT_REASONS, 'There is no such kind.').optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'uuid'),
});

/** What did not fit an order, the newest first. */
export const listAlerts = endpoint({
  route: 'GET /api/admin/alerts',
  operators: ['owner', 'support'],
  query,
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
    ...pageEnds,
  }),
});

/** The same as CSV. */
export const exportAlerts = endpoint({
  route: 'GET /api/admin/alerts/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
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
