import { z } from 'zod';
import { endpoint, fileAnswer } from '@/lib/kit/endpoint';
import { notice, notices } from '@/lib/settings/notices/rules';
import { CSV_LIMIT } from '../lists/constants';
import { dayQuery, pageEnds, pageQuery } from '../lists/contract';
import { reason } from '../settings/contract';

const seq = z.string().regex(/^\d{1,18}$/, 'This is no change.');

const query = z.object({ ...dayQuery, ...pageQuery(['when'], 'number') });

/** What is told above the screens of the app, now and later, and its changes, the newest first; the query is about those. */
export const listNotices = endpoint({
  route: 'GET /api/admin/notices',
  operators: ['owner', 'content'],
  query,
  response: z.object({
    notices: z.array(notice),
    /** The number of the last change; null before the first. */
    seen: seq.nullable(),
    /** The day in India, YYYY-MM-DD. */
    today: z.string(),
    changes: z.array(
      z.object({
        seq,
        by: z.string(),
        reason: z.string(),
        /** ISO 8601 */
        at: z.string(),
        /** The texts before and after. */
        from: z.array(z.string()),
        to: z.array(z.string()),
      }),
    ),
    ...pageEnds,
  }),
});

/** The changes as CSV. */
export const exportNotices = endpoint({
  route: 'GET /api/admin/notices/export',
  operators: ['owner', 'content'],
  query,
  file: true,
  response: fileAnswer,
  limit: CSV_LIMIT,
});

/** Tells these notices and no others, in all processes, within two seconds. */
export const setNotices = endpoint({
  route: 'POST /api/admin/notices',
  operators: ['owner', 'content'],
  body: z.object({ notices, seen: seq.nullable(), reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});

/** Tells again what was told before a change. */
export const takeNoticesBack = endpoint({
  route: 'POST /api/admin/notices/back',
  operators: ['owner', 'content'],
  body: z.object({ seq, reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 60, perSeconds: 600 },
});
