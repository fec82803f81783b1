import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** What is kept how long, and what the nightly job did about it. */
export const listRetention = endpoint({
  route: 'GET /api/admin/retention',
  operators: ['owner', 'safety'],
  response: z.object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        what: z.string(),
        /** Such as "180 days". */
        kept: z.string(),
        from: z.string(),
        why: z.string(),
        by: z.enum(['night', 'hour', 'minute', 'operator', 'nobody']),
        /** ISO 8601; null when it never ran, or another job does it. */
        lastAt: z.string().nullable(),
        /** Rows or people, of the last run and of the last 30 days. */
        lastCount: z.int(),
        latelyCount: z.int(),
        failed: z.boolean(),
      }),
    ),
  }),
});
