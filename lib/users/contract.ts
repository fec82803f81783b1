import { z } from 'zod';
import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { endpoint } from '@/lib/kit/endpoint';
import { HELD_KINDS } from '@/lib/kit/held';
import { LANGUAGE_TAGS } from '@/lib/language/choice/rules';
import { challenge, proof } from '@/lib/wallet/starters/contract';
import { LOCK_STATES } from './lock/constants';

export const user = z.object({
  id: z.guid(),
  name: z.string().nullable(),
  /** What companions call this person; null = nothing chosen. */
  nickname: z.string().nullable(),
  email: z.string().nullable(),
  profilePicture: z.string().nullable(),
  isGoogleAuthenticated: z.boolean(),
  messageBalance: z.int(),
  totalMessagesSent: z.int(),
  newUserOfferEnabled: z.boolean(),
  /** The reminder of the rules that is due in this quarter, by the name under which a browser dismisses it. */
  rulesReminder: z.string().nullable(),
  /** Messages of balance below which the ₹3 offer is made; 0 = it is made to nobody. */
  offerBelowBalance: z.int(),
  /** In a crisis less than a day ago: every send is free, and nothing is offered. */
  sellsNothing: z.boolean(),
  browserName: z.string().nullable(),
  deviceType: z.string().nullable(),
  /** Confirmed to be 18 or older and to know that companions are AI. */
  adultConfirmed: z.boolean(),
  /** Advertising measurement: off without a pixel, else what this person chose last. */
  tracking: z.enum(['off', 'unasked', 'granted', 'refused']),
  /** Held as a minor, or suspended by an operator: nothing can be talked about or bought. */
  held: z.enum(HELD_KINDS).nullable(),
  /** Whether the words of their chats are locked, and are so in this session (lib/users/lock). */
  chatLock: z.enum(LOCK_STATES),
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

const touch = z.object({
  utm_source: short,
  utm_medium: short,
  utm_campaign: short,
  utm_content: short,
  /** The code of an invitation. */
  ref: short,
});

/** The last way by which somebody came within 30 days, and the first one where it was another. */
export const trackingParams = touch.extend({ first: touch.optional() }).nullable();

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
  /** `isHome`: the visit began on a home page, of which the server shows nothing to whom it does not know. */
  body: browserInfo.extend({ trackingParams: trackingParams.optional(), isHome: z.boolean().optional() }),
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
  body: z.object({
    purpose: z.enum(['adult', 'tracking']),
    granted: z.boolean(),
    /** What the page asked in; left out by a page of an earlier version, which was in English. */
    language: z.enum(LANGUAGE_TAGS).optional(),
  }),
  response: z.object({ success: z.literal(true) }),
});
