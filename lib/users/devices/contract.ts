import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';

export const device = z.object({
  id: z.guid(),
  /** "Chrome on Android"; null when the browser did not tell. */
  name: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** ISO 8601; the last visit to within some minutes. */
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});

export const listDevices = endpoint({
  route: 'GET /api/account/devices',
  response: z.object({ devices: z.array(device) }),
});

const done = z.object({ success: z.literal(true) });

export const signOutDevice = endpoint({
  route: 'POST /api/account/devices/{id}/sign-out',
  params: z.object({ id: z.guid() }),
  response: done,
  limit: { points: 60, perSeconds: 60 },
});

export const signOutOthers = endpoint({
  route: 'POST /api/account/devices/sign-out-others',
  response: done,
  limit: { points: 20, perSeconds: 60 },
});
