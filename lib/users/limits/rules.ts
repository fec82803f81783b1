import { indiaDay, inIndia } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';
import { BREAK_MINUTES, DAY_MINUTES, LAXER_AFTER_MS } from './constants';

/** @param minutes as they are stored */
export const readBreak = (minutes: number | null): BreakMinutes | null =>
  BREAK_MINUTES.find((one) => one === minutes) ?? null;

/** Minutes of the day in India; from 22:00 to 06:00 goes over midnight. */
export type QuietHours = { from: number; to: number };

export type BreakMinutes = (typeof BREAK_MINUTES)[number];

/** What somebody allows themselves; null = no limit. */
export type Limits = {
  messagesPerDay: number | null;
  /** ₹ */
  rupeesPerDay: number | null;
  rupeesPerMonth: number | null;
  quietHours: QuietHours | null;
  /** Told after so many minutes of chatting in a row. It limits nothing, so that every wish for it holds at once. */
  breakMinutes: BreakMinutes | null;
};

/** What holds, and what holds from a moment on. */
export type LimitsState = { limits: Limits; next: { limits: Limits; at: Date } | null };

/** Why a message is refused: so many are sent today, or the hours are quiet until a minute of the day. */
export type MessageLimit =
  | { why: 'messages'; most: number }
  | { why: 'quiet'; until: number }
  /** The account is paused; null: until its person ends it. */
  | { why: 'paused'; until: Date | null };

export const NO_LIMITS: Limits = {
  messagesPerDay: null,
  rupeesPerDay: null,
  rupeesPerMonth: null,
  quietHours: null,
  breakMinutes: null,
};

/** Minutes from one time of the day to the next such other. */
const minutesUntil = (from: number, to: number) => (to - from + DAY_MINUTES) % DAY_MINUTES;

const covers = (outer: QuietHours, inner: QuietHours): boolean => {
  const length = minutesUntil(outer.from, outer.to);
  const begins = minutesUntil(outer.from, inner.from);
  return begins + minutesUntil(inner.from, inner.to) <= length;
};

const least = (one: number | null, other: number | null) =>
  one === null ? other : other === null ? one : Math.min(one, other);

/** The hours that are quiet at once: other ones wait as long as they leave out any of those that hold. */
const stricterHours = (held: QuietHours | null, wanted: QuietHours | null) =>
  held === null || (wanted !== null && covers(wanted, held)) ? wanted : held;

/** What holds at once of what is wanted: everything that is stricter. */
export const stricter = (held: Limits, wanted: Limits): Limits => ({
  messagesPerDay: least(held.messagesPerDay, wanted.messagesPerDay),
  rupeesPerDay: least(held.rupeesPerDay, wanted.rupeesPerDay),
  rupeesPerMonth: least(held.rupeesPerMonth, wanted.rupeesPerMonth),
  quietHours: stricterHours(held.quietHours, wanted.quietHours),
  breakMinutes: wanted.breakMinutes,
});

const isSame = (one: Limits, other: Limits): boolean =>
  one.messagesPerDay === other.messagesPerDay &&
  one.rupeesPerDay === other.rupeesPerDay &&
  one.rupeesPerMonth === other.rupeesPerMonth &&
  one.quietHours?.from === other.quietHours?.from &&
  one.quietHours?.to === other.quietHours?.to &&
  one.breakMinutes === other.breakMinutes;

/** What has waited long enough holds. */
export const stateAt = ({ limits, next }: LimitsState, now: Date): LimitsState =>
  next !== null && next.at <= now ? { limits: next.limits, next: null } : { limits, next };

/**
 * What holds after somebody has said what they want. A wish that asks for no more than what waits already keeps its moment.
 * @param state as it is now (`stateAt`)
 */
export function wish({ limits: held, next }: LimitsState, wanted: Limits, now: Date): LimitsState {
  const limits = stricter(held, wanted);
  if (isSame(limits, wanted)) return { limits, next: null };
  const waits = next !== null && isSame(stricter(next.limits, wanted), wanted);
  return { limits, next: { limits: wanted, at: waits ? next.at : new Date(now.getTime() + LAXER_AFTER_MS) } };
}

/** The shortest hours that cover both; the longer ones when together they go round the clock. */
function bothQuiet(one: QuietHours | null, other: QuietHours | null): QuietHours | null {
  if (one === null || other === null) return one ?? other;
  const candidates = [one, other, { from: one.from, to: other.to }, { from: other.from, to: one.to }].filter(
    (hours) => hours.from !== hours.to && covers(hours, one) && covers(hours, other),
  );
  const length = ({ from, to }: QuietHours) => minutesUntil(from, to);
  const [shortest] = candidates.sort((a, b) => length(a) - length(b));
  return shortest ?? (length(one) >= length(other) ? one : other);
}

const strictest = (one: Limits, other: Limits): Limits => ({
  ...stricter(one, other),
  quietHours: bothQuiet(one.quietHours, other.quietHours),
  breakMinutes: one.breakMinutes ?? other.breakMinutes,
});

/** When a guest becomes part of an account, the stricter of both holds; what waits, waits for the later moment. */
export function merged(one: LimitsState, other: LimitsState): LimitsState {
  const limits = strictest(one.limits, other.limits);
  const moments = [one.next, other.next].flatMap((next) => (next === null ? [] : [next.at.getTime()]));
  if (moments.length === 0) return { limits, next: null };
  const later = strictest(one.next?.limits ?? one.limits, other.next?.limits ?? other.limits);
  return {
    limits,
    next: isSame(limits, later) ? null : { limits: later, at: new Date(Math.max(...moments)) },
  };
}

/** The minute of the day in India. */
export function minuteOfDay(now: Date): number {
  const time = inIndia(now);
  if (!time) throw new RangeError('no point in time');
  return time.getUTCHours() * 60 + time.getUTCMinutes();
}

/** When quiet hours end; null when it is not quiet. */
export function quietEnd({ from, to }: QuietHours, now: Date): Date | null {
  const left = minutesUntil(minuteOfDay(now), to);
  if (minutesUntil(from, minuteOfDay(now)) >= minutesUntil(from, to)) return null;
  const minute = now.getTime() - (now.getTime() % 60_000);
  return new Date(minute + left * 60_000);
}

/** When the present day and month of India began. */
export function periodsBegan(now: Date): { day: Date; month: Date } {
  const day = indiaDay(now);
  if (day === undefined) throw new RangeError('no point in time');
  return {
    day: new Date(`${day}T00:00:00+05:30`),
    month: new Date(`${day.slice(0, 7)}-01T00:00:00+05:30`),
  };
}

/** "22:05" */
export const clockOf = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** @param clock HH:MM */
export const minuteOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Limits whose hours are written as HH:MM, as the calls have them. */
type WrittenLimits = Omit<Limits, 'quietHours' | 'breakMinutes'> & {
  quietHours: { from: string; to: string } | null;
  breakMinutes?: BreakMinutes | null | undefined;
};

export const readLimits = ({ quietHours, breakMinutes = null, ...numbers }: WrittenLimits): Limits => ({
  ...numbers,
  breakMinutes,
  quietHours: quietHours && { from: minuteOf(quietHours.from), to: minuteOf(quietHours.to) },
});

/** "10:05 pm" */
export const shownClock = (minute: number): string => {
  const hour = Math.floor(minute / 60);
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${t(hour < 12 ? 'am' : 'pm')}`;
};

/** What was typed into a field, also in Devanagari digits or with ₹ and commas: null when it is empty, undefined when it is no such number. */
export function readWhole(typed: string, least: number, most: number): number | null | undefined {
  const digits = typed
    .replace(/[\s₹,]/g, '')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
  if (digits === '') return null;
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return number >= least && number <= most ? number : undefined;
}
