import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { DIFFERENCE_KINDS, DIFFERENCE_STATES, EXPLANATION_MAX } from '@/lib/payments/settlements/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

const query = z.object({
  state: z.enum(DIFFERENCE_STATES, 'There is no such state.').optional(),
  kind: z.enum(DIFFERENCE_KINDS, 'There is no such kind.').optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'uuid'),
});

/** What differs between Cashfree's settlements and what is here, the newest first, and the days that were fetched. */
export const listSettlements = endpoint({
  route: 'GET /api/admin/settlements',
  operators: ['owner', 'support'],
  query,
  response: z.object({
    differences: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(DIFFERENCE_KINDS),
        reference: z.string(),
        orderId: z.string().nullable(),
        cfPaymentId: z.string().nullable(),
        here: z.string(),
        there: z.string(),
        /** ISO 8601 */
        at: z.string(),
        /** When the missing side came. */
        goneAt: z.string().nullable(),
        explainedBy: z.string().nullable(),
        because: z.string().nullable(),
      }),
    ),
    ...pageEnds,
    days: z.array(
      z.object({
        /** Of India, YYYY-MM-DD: when Cashfree processed the settlements. */
        day: z.string(),
        events: z.int(),
        finishedAt: z.string().nullable(),
        /** Why it is not complete. */
        failure: z.string().nullable(),
      }),
    ),
  }),
});

/** The differences as CSV. */
export const exportSettlements = endpoint({
  route: 'GET /api/admin/settlements/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

/** Closes a difference with why. */
export const explainDifference = endpoint({
  route: 'POST /api/admin/settlements/{id}',
  operators: ['owner', 'support'],
  params: z.object({ id: z.guid() }),
  body: z.object({
    because: z
      .string({ error: 'Please say why.' })
      .trim()
      .min(5, 'Please say why, in a few words.')
      .max(EXPLANATION_MAX, `Please keep it to ${EXPLANATION_MAX} characters.`),
  }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 120, perSeconds: 600 },
});
