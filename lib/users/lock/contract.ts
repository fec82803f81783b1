import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { LOCK_STATES } from './constants';

const state = z.object({
  state: z.enum(LOCK_STATES),
  /** Only who signs in with Google can lock: it is the way back when a device is lost. */
  isMember: z.boolean(),
  /** The person came from Google a moment ago: the lock can be taken off without the device. */
  isProven: z.boolean(),
  /** The devices that open the chats, the newest first. */
  devices: z.array(
    z.object({
      id: z.guid(),
      name: z.string().nullable(),
      /** The one that asks, where that is known: it has been added, or has opened the chats, since the sign-in here. */
      isCurrent: z.boolean(),
      /** ISO 8601 */
      addedAt: z.string(),
      /** ISO 8601; null: never yet. */
      usedAt: z.string().nullable(),
    }),
  ),
});

/**
 * Which passkeys open the chats from now on, for the device to offer no other
 * (`AllAcceptedCredentialsOptions`, https://www.w3.org/TR/webauthn-3/#sctn-signalAllAcceptedCredentials).
 */
const passkeys = z.object({
  rpId: z.string(),
  userId: z.string(),
  allAcceptedCredentialIds: z.array(z.string()),
});

/** What a browser's passkey answers, as `@simplewebauthn/browser` hands it over. */
const answer = z.looseObject({
  id: z.string().min(1).max(1400),
  rawId: z.string().min(1).max(1400),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
  clientExtensionResults: z.looseObject({}),
});

const limit = { points: 20, perSeconds: 60 };

export const getLock = endpoint({ route: 'GET /api/account/lock', response: state });

/** What the device is to sign: to become one that opens the chats, or to open them. It is good once, for 5 minutes. */
export const askLock = endpoint({
  route: 'POST /api/account/lock/challenge',
  body: z.object({ to: z.enum(['add', 'open']) }),
  response: z.object({ options: z.record(z.string(), z.unknown()) }),
  limit,
});

/** Sets the lock with this device, or adds the device to a lock that is open. */
export const addLockDevice = endpoint({
  route: 'POST /api/account/lock/devices',
  body: z.object({ answer }),
  response: state,
  limit,
});

/** A device opens the chats no more. The last one goes with the lock alone. */
export const removeLockDevice = endpoint({
  route: 'POST /api/account/lock/devices/{id}/remove',
  params: z.object({ id: z.guid() }),
  response: state.extend({ passkeys }),
  limit,
});

export const openLock = endpoint({
  route: 'POST /api/account/lock/open',
  body: z.object({ answer }),
  response: state,
  limit,
});

/** Locks now, in this session. */
export const closeLock = endpoint({ route: 'POST /api/account/lock/close', response: state, limit });

/** Takes the lock off for good, and forgets its devices. Needs the device's answer, or a sign-in of a moment ago. */
export const endLock = endpoint({
  route: 'POST /api/account/lock/off',
  body: z.object({ answer: answer.optional() }),
  response: state.extend({ passkeys }),
  limit,
});
