import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { SUSPENSION_SCOPES } from '@/lib/users/suspensions/constants';

/** What a suspended person has to know. */
export const suspension = z.object({
  /** By which support finds the suspension. */
  reference: z.string(),
  scope: z.enum(SUSPENSION_SCOPES),
  reason: z.string(),
  /** ISO 8601 */
  startedAt: z.string(),
  /** ISO 8601; null: until it is lifted. */
  endsAt: z.string().nullable(),
});

export const getSuspension = endpoint({
  route: 'GET /api/account/suspension',
  response: z.object({ suspension: suspension.nullable() }),
});
