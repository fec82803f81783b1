import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { challenge, proof } from '@/lib/wallet/starters/contract';

export const user = z.object({
  id: z.guid(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  profilePicture: z.string().nullable(),
  isGoogleAuthenticated: z.boolean(),
  messageBalance: z.int(),
  totalMessagesSent: z.int(),
  newUserOfferEnabled: z.boolean(),
  /** In a crisis less than a day ago: every send is free, and nothing is offered. */
  sellsNothing: z.boolean(),
  browserName: z.string().nullable(),
  deviceType: z.string().nullable(),
  /** Confirmed to be 18 or older and to know that companions are AI. */
  adultConfirmed: z.boolean(),
  /** Advertising measurement: off without a pixel, else what this person chose last. */
  tracking: z.enum(['off', 'unasked', 'granted', 'refused']),
  /** Held as a minor: nothing can be talked about or bought. */
  held: z.literal('minor').nullable(),
  /** What this browser has to do for the free messages of a new user, on a busy network; null when there are none to come. */
  starterChallenge: challenge.nullable(),
  lastChatSession: z
    .object({
      id: z.guid(),
      companionName: z.string(),
      chatType: z.enum(CHAT_TYPES),
      companionImagePath: z.string().nullable(),
    })
    .nullable(),
});

const short = z.string().max(200).nullish();

export const trackingParams = z
  .object({ utm_source: short, utm_medium: short, utm_campaign: short, utm_content: short })
  .nullable();

/** What a browser may say of itself. Of the fingerprint a keyed hash is kept, of the user agent the names in it, of the screen nothing. */
export const browserInfo = z.object({
  browserFingerprint: short,
  userAgent: z.string().max(1000).nullish(),
  browserName: short,
  browserVersion: short,
  osName: short,
  osVersion: short,
  deviceType: z.enum(['mobile', 'tablet', 'desktop']).nullish(),
  screenResolution: short,
  timezone: short,
  language: short,
});

export const getMe = endpoint({ route: 'GET /api/user/me', response: user });

export const registerUser = endpoint({
  route: 'POST /api/user/register',
  body: browserInfo.extend({ trackingParams: trackingParams.optional() }),
  response: user,
  limit: { points: 20, perSeconds: 60 },
});

export const claimStarter = endpoint({
  route: 'POST /api/user/starter',
  body: z.object({ proof }),
  response: user,
  limit: { points: 20, perSeconds: 60 },
});

export const recordConsent = endpoint({
  route: 'POST /api/user/consent',
  body: z.object({ purpose: z.enum(['adult', 'tracking']), granted: z.boolean() }),
  response: z.object({ success: z.literal(true) }),
});
