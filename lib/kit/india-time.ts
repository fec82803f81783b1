import { t } from './text';

/** India is 5:30 ahead of UTC all year. Counted by hand, so that the server and every browser write the very same. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The date and time in India, to be read as if it were UTC; undefined for an invalid value. */
export function inIndia(value: string | number | Date): Date | undefined {
  const date = new Date(new Date(value).getTime() + INDIA_AHEAD_MS);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * "12 October 2026", in India; `lettersOfMonth` shortens the month, which other languages than English do not. By hand, because a
 * formatter of `Intl` with a time zone takes a slow phone 50 ms to make, and newer browsers shorten September to "Sept".
 * @throws RangeError for an invalid value
 */
export function formatLongDay(value: string | number | Date, lettersOfMonth?: number): string {
  const day = inIndia(value);
  if (!day) throw new RangeError('no point in time');
  const english = MONTHS[day.getUTCMonth()] ?? MONTHS[0];
  const named = t(english);
  const month = named === english ? english.slice(0, lettersOfMonth) : named;
  return `${day.getUTCDate()} ${month} ${day.getUTCFullYear()}`;
}

/** Hour and minute in India, or "Invalid time" (product description, "Chat" and the error catalogue). */
export function formatTime(value: string | number | Date): string {
  const date = inIndia(value);
  if (!date) return t('Invalid time');
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${t(hour < 12 ? 'am' : 'pm')}`;
}

/** The calendar day in India as YYYY-MM-DD, or undefined for an invalid value. */
export function indiaDay(value: string | number | Date): string | undefined {
  return inIndia(value)?.toISOString().slice(0, 10);
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The day of the week in India. */
export const weekdayIn = (value: string | number | Date) =>
  t(WEEKDAYS[inIndia(value)?.getUTCDay() ?? 0] ?? WEEKDAYS[0]);

/** "Today", "Yesterday" or "12 October 2026", as of `now`, in India. */
export function formatDay(value: string | number | Date, now: number): string | undefined {
  const day = indiaDay(value);
  if (day === undefined) return undefined;
  if (day === indiaDay(now)) return t('Today');
  if (day === indiaDay(now - 24 * 60 * 60 * 1000)) return t('Yesterday');
  return formatLongDay(value);
}
