import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { SURPLUS_STATES } from '@/lib/payments/alerts/constants';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';

const query = z.object({
  status: z.enum(SURPLUS_STATES, 'There is no such state.').optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'uuid'),
});

/** Payments that credited nothing, with what was done about them, the newest first. */
export const listSurplus = endpoint({
  route: 'GET /api/admin/surplus',
  operators: ['owner', 'support'],
  query,
  response: z.object({
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
        /** ISO 8601 */
        at: z.string(),
        changedAt: z.string().nullable(),
      }),
    ),
    ...pageEnds,
  }),
});

/** The same as CSV. */
export const exportSurplus = endpoint({
  route: 'GET /api/admin/surplus/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});
