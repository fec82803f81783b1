import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

const week = z.object({
  /** The Monday on which it began in India, YYYY-MM-DD. */
  began: z.string(),
  messages: z.int(),
  /** ₹ that were paid, given back or not. */
  rupees: z.int(),
});

export const getUse = endpoint({
  route: 'GET /api/account/use',
  response: z.object({
    /** The newest first; each week, also one without anything. */
    weeks: z.array(week),
    /** As the limits of one's own count it. */
    today: z.object({
      messages: z.int(),
      /** ₹ */
      rupees: z.int(),
      rupeesThisMonth: z.int(),
      /** ₹ of orders that can still be paid. */
      rupeesOpen: z.int(),
    }),
  }),
});
