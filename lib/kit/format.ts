import { formatDay, formatTime, INDIA_LONG_DAY, inIndia, weekdayIn } from './india-time';

/** "Monday, 12 October 2026, 9:05 pm", in India. @throws RangeError for an invalid value */
export function indiaDateTime(value: Date): string {
  return `${weekdayIn(value)}, ${INDIA_LONG_DAY.format(value)}, ${formatTime(value)}`;
}

const INDIA_SHORT_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** "12 Oct 2026", in India. @throws RangeError for an invalid value */
export function formatShortDate(value: string | number | Date): string {
  return INDIA_SHORT_DAY.format(new Date(value));
}

/** "12 Oct 2026, 9:05 pm", in India; a line breaks after the day alone. @throws RangeError for an invalid value */
export function formatStamp(value: string | number | Date): string {
  const day = inIndia(value);
  if (!day) throw new RangeError('no point in time');
  const date = `${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
  return `${joined(date)}, ${joined(formatTime(value))}`;
}

/** By hand: "Sep" is "Sept" in newer browsers. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

const joined = (text: string) => text.replaceAll(' ', '\u00a0');

/** "12 October 2026", in India (product description, "Psychologist profile": en-IN), or "" for an invalid value. */
export function formatDate(value: string | number | Date): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : INDIA_LONG_DAY.format(date);
}

/** "Today, 3:40 pm" or "12 October 2026, 3:40 pm", as of `now`, in India; an empty text for an invalid value. */
export function formatMoment(value: string | number | Date, now: number): string {
  const day = formatDay(value, now);
  return day === undefined ? '' : `${day}, ${formatTime(value)}`;
}

const RUPEES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** "₹2,999", from whole rupees. */
export function formatRupees(amount: number): string {
  return `₹${RUPEES.format(amount)}`;
}
