import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { SUSPENSION_SCOPES } from '@/lib/users/suspensions/constants';
import { REASON_MAX } from './constants';

const found = z.object({
  id: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  isMember: z.boolean(),
  /** Messages */
  balance: z.int(),
  /** ISO 8601 */
  createdAt: z.string(),
  lastSeenAt: z.string(),
});

/** People by id, e-mail address, mobile number, number of an order (ours or Cashfree's) or code of an invitation. */
export const searchPeople = endpoint({
  route: 'GET /api/admin/people',
  operators: ['owner', 'support', 'safety'],
  query: z.object({ q: z.string().trim().min(3, 'Please enter at least three characters.').max(254) }),
  response: z.object({ people: z.array(found) }),
  limit: { points: 120, perSeconds: 600 },
});

export const personId = z.object({ id: z.guid() });

/** What operators need to know of a person: money and numbers, no texts. */
export const getPerson = endpoint({
  route: 'GET /api/admin/people/{id}',
  operators: ['owner', 'support', 'safety'],
  params: personId,
  response: found.extend({
    mobileNumber: z.string().nullable(),
    messagesSent: z.int(),
    /** By which campaign or invitation somebody came, first and last: "utm_source: insta, ref: ABC"; null when nothing is known. */
    cameFirst: z.string().nullable(),
    cameLast: z.string().nullable(),
    /** The reference of a hold as a minor; null when there is none. */
    ageHold: z.string().nullable(),
    /** In force, of the account or of one of its devices. */
    suspensions: z.array(
      z.object({
        reference: z.string(),
        scope: z.enum(SUSPENSION_SCOPES),
        reason: z.string(),
        startedAt: z.string(),
        endsAt: z.string().nullable(),
      }),
    ),
    /** Other people who came with the same fingerprint: phones of one model may share it. */
    sharing: z.int(),
    sessions: z.array(
      z.object({
        id: z.string(),
        name: z.string().nullable(),
        signedInAt: z.string(),
        lastSeenAt: z.string(),
      }),
    ),
    consents: z.array(
      z.object({
        purpose: z.string(),
        granted: z.boolean(),
        noticeVersion: z.string().nullable(),
        at: z.string(),
      }),
    ),
    /** Issues that the person raised, and messages of companions that the person reported. */
    issues: z.array(z.object({ number: z.string(), state: z.string(), at: z.string() })),
    reports: z.array(z.object({ chatId: z.string(), reason: z.string(), state: z.string(), at: z.string() })),
    /** When a download was started that the person has not fetched. */
    exportStartedAt: z.string().nullable(),
    ledger: z.array(
      z.object({ id: z.string(), kind: z.string(), delta: z.int(), balanceAfter: z.int(), at: z.string() }),
    ),
    orders: z.array(
      z.object({
        orderId: z.string(),
        status: z.string(),
        /** ₹ */
        amount: z.int(),
        messages: z.int(),
        transactionId: z.string().nullable(),
        at: z.string(),
      }),
    ),
    chats: z.array(
      z.object({
        id: z.string(),
        companion: z.string(),
        chatType: z.string(),
        messages: z.int(),
        lastAt: z.string(),
      }),
    ),
    /** Messages that this operator may still give. */
    courtesyLeft: z.int(),
  }),
});

/** Why something is done; it stands in the audit log. */
export const reason = z
  .string({ error: 'Please say why.' })
  .trim()
  .min(5, 'Please say why, in a few words.')
  .max(REASON_MAX, `Please keep it to ${REASON_MAX} characters.`);

/** Gives messages out of courtesy, once for each `requestId`. */
export const giveCourtesy = endpoint({
  route: 'POST /api/admin/people/{id}/courtesy',
  operators: ['owner', 'support'],
  params: personId,
  body: z.object({
    messages: z.coerce
      .number({ error: 'Please enter how many messages.' })
      .int('Please enter a whole number.')
      .min(1, 'Please give at least one message.')
      .max(500, 'At most 500 messages at once.'),
    reason,
    requestId: z.guid(),
  }),
  response: z.object({ success: z.literal(true), balance: z.int() }),
  limit: { points: 30, perSeconds: 600 },
});

/** Signs a person out on every device. */
export const endSessions = endpoint({
  route: 'POST /api/admin/people/{id}/sign-out',
  operators: ['owner', 'support'],
  params: personId,
  body: z.object({ reason }),
  response: z.object({ success: z.literal(true) }),
  limit: { points: 30, perSeconds: 600 },
});
