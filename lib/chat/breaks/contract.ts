import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

export const getRow = endpoint({
  route: 'GET /api/chat/row',
  response: z.object({
    /** For how many minutes in a row the person wanted to have chatted before they are told, and has; null: there is nothing to tell. */
    told: z.object({ minutes: z.int(), /** ISO 8601: when the row began. */ began: z.string() }).nullable(),
  }),
});
