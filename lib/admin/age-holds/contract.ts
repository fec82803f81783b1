import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { reason } from '../people/contract';
import { AGE_REASON_MAX } from './constants';

const operators = ['owner', 'support', 'safety'] as const;

const query = z.object({
  /** Those with an account, or without one. */
  state: z
    .enum(['all', 'with', 'without'], { error: 'Holds are shown with an account, without one, or all.' })
    .optional(),
  ...dayQuery,
  ...pageQuery(['when'], 'order'),
});

/** The holds of now, the newest first unless another order is asked for: references, moments and how many accounts and browsers; nothing personal, and no text. */
export const listAgeHolds = endpoint({
  route: 'GET /api/admin/age-holds',
  operators,
  query,
  response: z.object({
    holds: z.array(
      z.object({
        reference: z.string(),
        /** ISO 8601 */
        heldAt: z.string(),
        /** When the person's data are erased, or were. */
        erasedAt: z.string(),
        isErased: z.boolean(),
        /** Accounts under this reference, the newest first; none of somebody who has none, or has deleted it. */
        userIds: z.array(z.string()),
        browsers: z.int(),
      }),
    ),
    ...pageEnds,
  }),
});

/** The same as CSV, without the accounts: a file of who is a minor is nobody's business. */
export const exportAgeHolds = endpoint({
  route: 'GET /api/admin/age-holds/export',
  operators,
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

/** Corrects a hold as a minor that was a mistake. */
export const liftAgeHold = endpoint({
  route: 'POST /api/admin/age-holds/{reference}/lift',
  operators,
  params: z.object({ reference: z.string().regex(/^AGE-[A-Z2-9]{8}$/) }),
  body: z.object({ reason: reason.max(AGE_REASON_MAX, `Please keep it to ${AGE_REASON_MAX} characters.`) }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});
