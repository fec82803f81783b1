import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { trackingParams } from '@/lib/users/contract';
import { REFERRAL_CODE_MAX_CHARS, REFERRAL_STATUSES } from './constants';

export const generateReferral = endpoint({
  route: 'POST /api/referral/generate',
  response: z.object({ referralCode: z.string() }),
  limit: { points: 30, perSeconds: 60 },
});

export const listReferrals = endpoint({
  route: 'GET /api/referral',
  response: z.object({
    /** Null until the person made a link. */
    referralCode: z.string().nullable(),
    /** Messages. */
    earnedMessages: z.int(),
    /** Friends who have not brought a reward yet. */
    waiting: z.int(),
    rewarded: z.int(),
    /** The newest friends. Never a name: the first letter of one at most. */
    friends: z.array(
      z.object({
        /** Of the row, not of the friend. */
        id: z.guid(),
        initial: z.string().nullable(),
        status: z.enum(REFERRAL_STATUSES),
        /** ISO 8601, when the friend opened the link */
        date: z.string(),
      }),
    ),
  }),
});

/** Product description, "The calls it makes": a friend came by a link. */
export const createReferralGuest = endpoint({
  route: 'POST /api/user/guest',
  body: z.object({
    referralCode: z.string().trim().min(1).max(REFERRAL_CODE_MAX_CHARS),
    trackingParams: trackingParams.optional(),
  }),
  response: z.object({ success: z.boolean(), guestUserId: z.guid().nullable() }),
  limit: { points: 20, perSeconds: 60 },
});
