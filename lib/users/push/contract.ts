import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { ENDPOINT_MAX, PUSH_KINDS } from './constants';
import { NOT_A_SUBSCRIPTION, NOT_SETTINGS } from './copy';

const kinds = z
  .array(z.enum(PUSH_KINDS, { error: () => t(NOT_SETTINGS) }))
  .max(PUSH_KINDS.length, { error: () => t(NOT_SETTINGS) });

export const toldDevice = z.object({
  id: z.guid(),
  /** "Chrome on Android"; null when the browser did not tell. */
  name: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
  /** What it is told about. */
  kinds,
  /** Its screen says who has written. */
  showsSender: z.boolean(),
  /** ISO 8601 */
  since: z.string(),
});

const state = z.object({
  /** What a browser subscribes with; null: this product tells nobody anything. */
  publicKey: z.string().nullable(),
  /** Companions of this product check in with who wants that. */
  checkInsOpen: z.boolean(),
  devices: z.array(toldDevice),
});

export const getPush = endpoint({ route: 'GET /api/account/push', response: state });

/** A point of the curve P-256, 65 bytes, and 16 bytes, in base64url (https://www.w3.org/TR/push-api/#pushencryptionkeyname-enumeration). */
const keys = z.object({
  p256dh: z.string().regex(/^B[A-P][\w-]{85}=?$/, { error: () => t(NOT_A_SUBSCRIPTION) }),
  auth: z.string().regex(/^[\w-]{22}(==)?$/, { error: () => t(NOT_A_SUBSCRIPTION) }),
});

/** This device is told from now on; what was chosen for it stays. The body is what `PushSubscription.toJSON()` gives. */
export const turnOnPush = endpoint({
  route: 'POST /api/account/push',
  body: z.object({
    endpoint: z.string().max(ENDPOINT_MAX, { error: () => t(NOT_A_SUBSCRIPTION) }),
    keys,
    /** The browser has changed its address by itself: whoever has turned it off meanwhile stays untold. */
    renewal: z.literal(true, { error: () => t(NOT_A_SUBSCRIPTION) }).optional(),
  }),
  response: state,
  limit: { points: 20, perSeconds: 60 },
});

export const changePush = endpoint({
  route: 'POST /api/account/push/{id}',
  params: z.object({ id: z.guid() }),
  body: z.object({ kinds, showsSender: z.boolean({ error: () => t(NOT_SETTINGS) }) }),
  response: state,
  limit: { points: 60, perSeconds: 60 },
});

export const turnOffPush = endpoint({
  route: 'POST /api/account/push/{id}/off',
  params: z.object({ id: z.guid() }),
  response: state,
  limit: { points: 60, perSeconds: 60 },
});
