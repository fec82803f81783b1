import { formatDay, formatLongDay, indiaDay, weekdayIn } from '@/lib/kit/india-time';
import { t } from '@/lib/kit/text';

const DAY_MS = 24 * 60 * 60 * 1000;

/** "Today", "Tomorrow", "Yesterday" or "Tuesday, 24 November 2026", as of `now`, in India. @param day YYYY-MM-DD */
function namedDay(day: string, now: number): string {
  if (day === indiaDay(now)) return t('Today');
  if (day === indiaDay(now + DAY_MS)) return t('Tomorrow');
  if (day === indiaDay(now - DAY_MS)) return t('Yesterday');
  return `${weekdayIn(day)}, ${formatLongDay(day)}`;
}

/**
 * The line below a memory: the day it is about, if it has one, and when it was told, or that the person put it right.
 * @param now ms since 1970
 */
export function whenLine(
  { happensOn, toldAt, corrected }: { happensOn: string | null; toldAt: string; corrected: boolean },
  now: number,
): string {
  const told = corrected ? t('Put right by you') : t('Told: {day}', { day: formatDay(toldAt, now) ?? '' });
  return happensOn === null ? told : `${t('Day: {day}', { day: namedDay(happensOn, now) })} · ${told}`;
}
