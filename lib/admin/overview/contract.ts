import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { PERIODS } from './constants';

const day = z.iso.date();
const value = z.number().nullable();

const days = z.coerce
  .number()
  .refine((typed) => PERIODS.some((known) => known === typed), 'Choose 7, 30 or 90 days.')
  .optional();

/** The business in numbers, as far as the operator's role reaches. Parts that it does not reach are null, numbers are missing. */
export const getOverview = endpoint({
  route: 'GET /api/admin/overview',
  operators: ['owner', 'support', 'safety', 'content'],
  query: z.object({ days }),
  response: z.object({
    days: z.int(),
    /** Whole days of India that are summed up, both included, and the day that is not over. */
    from: day,
    upto: day,
    today: day,
    /** ISO 8601: when today was counted last; null when it never was. */
    countedAt: z.string().nullable(),
    metrics: z.array(
      z.object({
        name: z.string(),
        title: z.string(),
        unit: z.enum(['count', 'rupees', 'dollars', 'tokens', 'ms']),
        /** Of the period, of the one before, and of today so far; null: nothing to tell it from. */
        now: value,
        before: value,
        today: value,
        /** Today is the last; `before` is the day as many days earlier. */
        points: z.array(z.object({ day, value, before: value })),
      }),
    ),
    funnel: z
      .array(z.object({ name: z.string(), title: z.string(), now: z.number(), before: z.number() }))
      .nullable(),
    cohorts: z
      .array(
        z.object({
          /** People whose first visit was from the first to the last of these days. */
          from: day,
          upto: day,
          guests: z.number(),
          /** How many of them wrote on the day so many days after their first; null while not all have had that day. */
          cameBack: z.array(z.object({ after: z.int(), people: value })),
        }),
      )
      .nullable(),
    campaigns: z
      .array(
        z.object({
          campaign: z.string(),
          guests: z.number(),
          chats: z.number(),
          orders: z.number(),
          /** ₹; null for who may not see money. */
          revenue: value,
        }),
      )
      .nullable(),
    machine: z.object({
      /** ISO 8601: the reconciler's last run; null when none is known. */
      reconciledAt: z.string().nullable(),
      isReconcilerLate: z.boolean(),
      /** Jobs that are due, at work, and failed; null when the queue cannot be read. */
      waiting: value,
      active: value,
      failed: value,
    }),
  }),
});
