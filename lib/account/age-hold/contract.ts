import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { REFUND_STATES } from '@/lib/payments/refund-requests/constants';

/** What a person who is held as a minor has to know. */
export const ageHold = z.object({
  /** By which support finds the hold. */
  reference: z.string(),
  /** ISO 8601: when it began. */
  heldAt: z.string(),
  /** ISO 8601: when the person's data are erased, or were. */
  erasedAt: z.string(),
  isErased: z.boolean(),
  /** Bought and unused messages whose money goes back. */
  refunds: z.array(
    z.object({
      /** The order as people see it. */
      shownId: z.string(),
      messages: z.int(),
      /** ₹ */
      amount: z.int(),
      state: z.enum(REFUND_STATES),
    }),
  ),
});

export const getAgeHold = endpoint({
  route: 'GET /api/account/age-hold',
  response: z.object({ hold: ageHold.nullable() }),
});
