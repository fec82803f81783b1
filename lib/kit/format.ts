/** India is 5:30 ahead of UTC all year. Counted by hand, so that the server and every browser write the very same. */
const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The date and time in India, to be read as if it were UTC; undefined for an invalid value. */
function inIndia(value: string | number | Date): Date | undefined {
  const date = new Date(new Date(value).getTime() + INDIA_AHEAD_MS);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const INDIA_LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** Hour and minute in India, or "Invalid time" (product description, "Chat" and the error catalogue). */
export function formatTime(value: string | number | Date): string {
  const date = inIndia(value);
  if (!date) return 'Invalid time';
  const hour = date.getUTCHours();
  const minute = String(date.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The calendar day in India as YYYY-MM-DD, or undefined for an invalid value. */
export function indiaDay(value: string | number | Date): string | undefined {
  return inIndia(value)?.toISOString().slice(0, 10);
}

/** "12 October 2026", in India, or an empty text for an invalid value. */
export function indiaLongDay(value: string | number | Date): string {
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? '' : INDIA_LONG_DAY.format(date);
}

/** "Today", "Yesterday" or "12 October 2026", as of `now`, in India. */
export function formatDay(value: string | number | Date, now: number): string | undefined {
  const day = indiaDay(value);
  if (day === undefined) return undefined;
  if (day === indiaDay(now)) return 'Today';
  if (day === indiaDay(now - 24 * 60 * 60 * 1000)) return 'Yesterday';
  return INDIA_LONG_DAY.format(new Date(value));
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
