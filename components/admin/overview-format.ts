import type { getOverview } from '@/lib/admin/overview/contract';
import { changeOf } from '@/lib/admin/overview/rules';
import type { Response } from '@/lib/kit/endpoint';

export type Overview = Response<typeof getOverview>;
export type Metric = Overview['metrics'][number];

const whole = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 });
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const dollars = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'USD' });
const percent = new Intl.NumberFormat('en-IN', { style: 'percent', maximumFractionDigits: 1 });
const dayAndMonth = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** "12 May", of a day YYYY-MM-DD. */
export const dayName = (day: string): string => dayAndMonth.format(new Date(day));

/** "1,23,456", "₹1,23,456", "$12.30", "1,234 ms"; a dash where there is nothing. */
export function written(unit: Metric['unit'], value: number | null): string {
  if (value === null) return '–';
  if (unit === 'rupees') return rupees.format(value);
  if (unit === 'dollars') return dollars.format(value);
  return unit === 'ms' ? `${whole.format(value)} ms` : whole.format(value);
}

/** The same where there is little room: "1.2 L". */
export const writtenShort = (value: number): string => short.format(value);

export const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : percent.format(part / whole);

/** What a period of so many days is compared with. */
export const daysBefore = (days: number): string =>
  days === 7 ? 'the week before' : `the ${days} days before`;

/** "12 % more than in the week before (104)". */
export function comparison({ unit, now, before }: Metric, days: number): string {
  const change = changeOf(now, before);
  const was = written(unit, before);
  if (change === null) return `${was} in ${daysBefore(days)}`;
  if (change === 0) return `the same as in ${daysBefore(days)}`;
  const much = percent.format(Math.abs(change));
  return `${much} ${change > 0 ? 'more' : 'less'} than in ${daysBefore(days)} (${was})`;
}
