import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { ALERT_KINDS, type AlertKind, WATCH_STATES } from './constants';

const query = z.object({
  state: z.enum(WATCH_STATES, 'There is no such state.').optional(),
  kind: z.enum(Object.keys(ALERT_KINDS) as AlertKind[], 'There is no such kind.').optional(),
  ...dayQuery,
  ...pageQuery(['since'], 'uuid'),
});

/** What operators were told of, the newest first. */
export const listAlerts = endpoint({
  route: 'GET /api/admin/watch',
  operators: ['owner', 'support'],
  query,
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
    ...pageEnds,
    /** Alerts that are not over, of every kind and time. */
    open: z.int(),
    /** Where alerts go besides this page. */
    hasWebhook: z.boolean(),
    hasMail: z.boolean(),
  }),
});

/** The same as CSV. */
export const exportAlerts = endpoint({
  route: 'GET /api/admin/watch/export',
  operators: ['owner', 'support'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

const answer = z.object({ isTaken: z.boolean(), code: z.string(), words: z.string() });

/** Sends a test alert now; what the other sides answered, null where there is none. */
export const testAlert = endpoint({
  route: 'POST /api/admin/watch/test',
  operators: ['owner'],
  response: z.object({ webhook: answer.nullable(), mail: answer.nullable() }),
  limit: { points: 10, perSeconds: 600 },
});
