import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

const failure = z.object({
  id: z.string(),
  /** ISO 8601 */
  at: z.string(),
  /** The name of the failure, without its words. */
  error: z.string(),
});

/** Background jobs with their last runs, and what waits for them. */
export const listJobs = endpoint({
  route: 'GET /api/admin/jobs',
  operators: ['owner', 'support'],
  response: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        isLate: z.boolean(),
        lastOkAt: z.string().nullable(),
        lastFailedAt: z.string().nullable(),
        lastError: z.string().nullable(),
        /** What the last run dealt with, and ms it took. */
        lastCount: z.int(),
        lastTookMs: z.int(),
      }),
    ),
    queues: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        /** Things that are due and nobody has done yet. */
        depth: z.int(),
        /** Since when the oldest of them is due. */
        oldestAt: z.string().nullable(),
        /** The newest ones that are not tried any more. */
        failures: z.array(failure),
      }),
    ),
    /** Why shared jobs are not done; empty while they are. */
    reasons: z.array(z.string()),
  }),
});

/** Has something tried again that was given up. */
export const retryFailure = endpoint({
  route: 'POST /api/admin/jobs/{queue}/{id}/retry',
  operators: ['owner', 'support'],
  params: z.object({ queue: z.string().max(40), id: z.guid() }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});
