import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

/** What operators were told of: what is not over first, then the newest. */
export const listAlerts = endpoint({
  route: 'GET /api/admin/watch',
  operators: ['owner', 'support'],
  response: z.object({
    alerts: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        text: z.string(),
        /** Where in the console it is looked into. */
        place: z.string(),
        /** ISO 8601 */
        openedAt: z.string(),
        resolvedAt: z.string().nullable(),
        /** How the message of its beginning went to the webhook: queued, sent, failed, dropped. */
        webhook: z.string(),
        error: z.string().nullable(),
      }),
    ),
    /** Where alerts go besides this page. */
    hasWebhook: z.boolean(),
    hasMail: z.boolean(),
  }),
});

const answer = z.object({ isTaken: z.boolean(), code: z.string(), words: z.string() });

/** Sends a test alert now; what the other sides answered, null where there is none. */
export const testAlert = endpoint({
  route: 'POST /api/admin/watch/test',
  operators: ['owner'],
  response: z.object({ webhook: answer.nullable(), mail: answer.nullable() }),
  limit: { points: 10, perSeconds: 600 },
});
