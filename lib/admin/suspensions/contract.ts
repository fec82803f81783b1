import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import {
  SUSPENSION_DAYS_MAX,
  SUSPENSION_REASON_MAX,
  SUSPENSION_SCOPES,
} from '@/lib/users/suspensions/constants';
import { personId, reason } from '../people/contract';

/** Suspends a person, or one of their devices. The person reads the reason. */
export const suspendPerson = endpoint({
  route: 'POST /api/admin/people/{id}/suspend',
  operators: ['owner', 'safety'],
  params: personId,
  body: z
    .object({
      scope: z.enum(SUSPENSION_SCOPES, { error: 'Choose the person or a device.' }),
      /** Of the device's session, for a device. */
      sessionId: z.guid().optional(),
      reason: reason.max(SUSPENSION_REASON_MAX),
      /** Days; without: until it is lifted. */
      days: z.coerce
        .number({ error: 'Please enter how many days.' })
        .int('Please enter whole days.')
        .min(1, 'At least one day.')
        .max(SUSPENSION_DAYS_MAX, `At most ${SUSPENSION_DAYS_MAX} days.`)
        .optional(),
    })
    .refine(({ scope, sessionId }) => scope === 'person' || sessionId !== undefined, 'Choose a device.'),
  response: z.object({ success: z.literal(true), reference: z.string() }),
  limit: { points: 30, perSeconds: 600 },
});

/** Lifts a suspension for account, browsers and devices. */
export const liftSuspension = endpoint({
  route: 'POST /api/admin/people/{id}/lift',
  operators: ['owner', 'safety'],
  params: personId,
  body: z.object({ reference: z.string().regex(/^SUS-[A-Z2-9]{8}$/, 'This is no reference.'), reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});
