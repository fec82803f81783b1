import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { reason } from '../people/contract';
import { AGE_REASON_MAX } from './constants';

/** Corrects a hold as a minor that was a mistake. */
export const liftAgeHold = endpoint({
  route: 'POST /api/admin/age-holds/{reference}/lift',
  operators: ['owner', 'support', 'safety'],
  params: z.object({ reference: z.string().regex(/^AGE-[A-Z2-9]{8}$/) }),
  body: z.object({ reason: reason.max(AGE_REASON_MAX, `Please keep it to ${AGE_REASON_MAX} characters.`) }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});
