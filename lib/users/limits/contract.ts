import { z } from 'zod';
import { endpoint } from '@/lib/kit/endpoint';
import { t } from '@/lib/kit/text';
import { BREAK_MINUTES, MESSAGES_MOST, RUPEES_MOST } from './constants';
import { NO_QUIET_HOURS, NOT_A_BREAK, NOT_A_LIMIT } from './copy';

const whole = (least: number, most: number) =>
  z
    .int({ error: () => t(NOT_A_LIMIT) })
    .min(least, { error: () => t(NOT_A_LIMIT) })
    .max(most, { error: () => t(NOT_A_LIMIT) })
    .nullable();

/** HH:MM in India */
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: () => t(NO_QUIET_HOURS) });

/** What somebody allows themselves; null = no limit. */
export const ownLimits = z.object({
  messagesPerDay: whole(1, MESSAGES_MOST),
  /** ₹ */
  rupeesPerDay: whole(0, RUPEES_MOST),
  rupeesPerMonth: whole(0, RUPEES_MOST),
  quietHours: z
    .object({ from: time, to: time })
    .refine(({ from, to }) => from !== to, { error: () => t(NO_QUIET_HOURS) })
    .nullable(),
  /** Told after so many minutes of chatting in a row; null, or left out by a page of an earlier version: not told. A wish, no limit: it holds at once. */
  breakMinutes: z
    .literal(BREAK_MINUTES, { error: () => t(NOT_A_BREAK) })
    .nullable()
    .default(null),
});

const state = z.object({
  /** What holds now. */
  limits: ownLimits,
  /** What holds from a moment on; null: nothing waits. */
  next: z.object({ limits: ownLimits, /** ISO 8601 */ at: z.string() }).nullable(),
});

export const getLimits = endpoint({ route: 'GET /api/account/limits', response: state });

/** What is stricter holds at once, what is laxer a day later. Sending what holds takes back what waits. */
export const setLimits = endpoint({
  route: 'POST /api/account/limits',
  body: ownLimits,
  response: state,
  limit: { points: 30, perSeconds: 60 },
});
