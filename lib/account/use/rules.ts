import { formatShortDate } from '@/lib/kit/format';
import { inIndia } from '@/lib/kit/india-time';
import { WEEKS_SHOWN } from './constants';

export type Week = {
  /** The Monday on which it began in India, YYYY-MM-DD. */
  began: string;
  messages: number;
  /** ₹ */
  rupees: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The Mondays of India on which the weeks that are shown began, the newest first. @throws RangeError for an invalid moment */
export function mondays(now: Date): string[] {
  const today = inIndia(now);
  if (!today) throw new RangeError('no point in time');
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return Array.from({ length: WEEKS_SHOWN }, (_, back) => {
    const monday = new Date(today.getTime() - (sinceMonday + 7 * back) * DAY_MS);
    return monday.toISOString().slice(0, 10);
  });
}

/** When a day of India begins. @param day YYYY-MM-DD */
export const dayBegins = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** Every week that is shown, also those in which there was nothing. What was given back a week later takes nothing off below 0. */
export function fillWeeks(began: readonly string[], found: readonly Week[]): Week[] {
  const byMonday = new Map(found.map((week) => [week.began, week]));
  return began.map((monday) => {
    const { messages = 0, rupees = 0 } = byMonday.get(monday) ?? {};
    return { began: monday, messages: Math.max(0, messages), rupees };
  });
}

/** "23 Nov – 29 Nov"; no line breaks within a day. */
export function weekInWords(began: string): string {
  const first = dayBegins(began);
  const last = new Date(first.getTime() + 6 * DAY_MS);
  return [first, last].map((day) => formatShortDate(day).slice(0, -5).replaceAll(' ', '\u00a0')).join(' – ');
}

/** How long a bar is, of 100: what is there at all can be seen. */
export function barLength(value: number, most: number): number {
  return value <= 0 || most <= 0 ? 0 : Math.max(2, Math.round((value / most) * 100));
}
