import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { personId, reason } from '../people/contract';

/** Starts the download of a person's data, which the person fetches after signing in. */
export const startExport = endpoint({
  route: 'POST /api/admin/people/{id}/export',
  operators: ['owner', 'support'],
  params: personId,
  body: z.object({ reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});

/** Deletes the account of a person who asked for it, as in `/account`. */
export const startDeletion = endpoint({
  route: 'POST /api/admin/people/{id}/delete',
  operators: ['owner', 'support'],
  params: personId,
  body: z.object({
    reason,
    /** The person's id once more: nobody deletes by a slip. */
    confirm: z.string({ error: 'Please enter the id of the person.' }).max(254),
  }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 10, perSeconds: 600 },
});
