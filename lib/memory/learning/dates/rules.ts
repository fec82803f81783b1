import { indiaDay } from '@/lib/kit/india-time';

/** A day in India, as YYYY-MM-DD. */
export type Day = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS: readonly RegExp[] = [
  /\bsunday\b|\b(?:ravi|iti?)vaa?r\b|रविवार|इतवार/iu,
  /\bmonday\b|\bsom\s?vaa?r\b|सोमवार/iu,
  /\btuesday\b|\bmangal(?:\s?vaa?r)?\b|मंगलवार/iu,
  /\bwednesday\b|\bbudh\s?vaa?r\b|बुधवार/iu,
  /\bthursday\b|\b(?:guru|brihaspati|veer)\s?vaa?r\b|गुरुवार|बृहस्पतिवार/iu,
  /\bfriday\b|\bshukra?\s?vaa?r\b|शुक्रवार/iu,
  /\bsaturday\b|\bshani\s?vaa?r\b|शनिवार/iu,
];
const MONTHS: readonly RegExp[] = [
  /^jan|^जन/i,
  /^feb|^फ़?र/i,
  /^mar|^मार्च/i,
  /^apr|^अप्र/i,
  /^ma[iy]|^मई/i,
  /^jun|^जून/i,
  /^jul|^जुल/i,
  /^aug|^अग/i,
  /^sep|^सित/i,
  /^o[ck]t|^अक्/i,
  /^nov|^नव/i,
  /^de[cs]|^दिस/i,
];
const MONTH_NAME =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|jun[e]?|jul[y]?|aug(?:ust)?|sep(?:t|tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर';
const DAY_MONTH = new RegExp(
  `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th)?\\s*(?:of\\s+)?(${MONTH_NAME})(?![\\p{L}\\p{M}])(?:,?\\s*(20\\d\\d))?`,
  'iu',
);
const MONTH_DAY = new RegExp(
  `(?<![\\p{L}\\p{M}])(${MONTH_NAME})\\s+(\\d{1,2})(?!\\d)(?:st|nd|rd|th)?(?:,?\\s*(20\\d\\d))?`,
  'iu',
);
const PAST =
  /\b(?:was|were|went|had|did|last|ago|yesterday|tha|thi|gaya|gayi|gaye|hua|hui|pichhl\w*|pichl\w*)\b|था|थी|गया|गई|हुआ|हुई|पिछल/iu;
const AFTER_DAYS =
  /\b(?:in|after)\s+(\d{1,2})\s+days?\b|(?<!\d)(\d{1,2})\s+din\s+(?:baad|mein|me)\b|(\d{1,2})\s+दिन\s+(?:बाद|में)/iu;

/** The day of a moment in India. */
export const dayOf = (moment: Date): Day => indiaDay(moment) ?? '';
/** The day that PostgreSQL keeps as a date, which Prisma gives as midnight UTC. */
export const dayIn = (date: Date | null): Day | null =>
  date === null ? null : date.toISOString().slice(0, 10);
const midday = (day: Day) => new Date(`${day}T12:00:00Z`);
export const daysAfter = (day: Day, days: number): Day =>
  new Date(midday(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);
/** Whole days from one day to another; negative when the other is earlier. */
export const daysBetween = (one: Day, other: Day): number =>
  Math.round((midday(other).getTime() - midday(one).getTime()) / DAY_MS);
/** Monday to Sunday, named by its Monday. */
export const weekOf = (day: Day): Day => daysAfter(day, -((midday(day).getUTCDay() + 6) % 7));

/** A day that exists, as a model or PostgreSQL writes it; null for anything else. */
export function readDay(value: unknown): Day | null {
  const [day] = /^20\d\d-\d\d-\d\d/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  if (!day) return null;
  const date = midday(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

function calendarDay(text: string, told: Day): Day | null {
  const dayFirst = DAY_MONTH.exec(text);
  const monthFirst = dayFirst ? null : MONTH_DAY.exec(text);
  const [, day, name, year] =
    dayFirst ?? (monthFirst ? [null, monthFirst[2], monthFirst[1], monthFirst[3]] : []);
  if (!day || !name) return null;
  const month = String(MONTHS.findIndex((one) => one.test(name)) + 1).padStart(2, '0');
  const inYear = (of: number | string) => readDay(`${of}-${month}-${day.padStart(2, '0')}`);
  const thisYear = inYear(year ?? told.slice(0, 4));
  return !year && thisYear && thisYear < told ? inYear(Number(told.slice(0, 4)) + 1) : thisYear;
}

/**
 * The day that a text names for something that is still to come, reckoned from the day it was said: "on Monday", "kal",
 * "15 December", "3 din baad". Null where it names none, or speaks of what was.
 */
export function comingDay(text: string, told: Day): Day | null {
  if (PAST.test(text)) return null;
  const named = calendarDay(text, told);
  if (named) return named;
  const days = AFTER_DAYS.exec(text)?.slice(1).find(Boolean);
  if (days) return daysAfter(told, Number(days));
  if (/\bday after tomorrow\b|\bparson?\b|परसों/iu.test(text)) return daysAfter(told, 2);
  if (/\btomorrow\b|\btmrw\b|\bkal\b|(?<!\p{L})कल(?![\p{L}\p{M}])/iu.test(text)) return daysAfter(told, 1);
  const weekday = WEEKDAYS.findIndex((one) => one.test(text));
  if (weekday < 0) return null;
  const ahead = (weekday - midday(told).getUTCDay() + 7) % 7;
  return daysAfter(told, ahead === 0 ? 7 : ahead);
}
