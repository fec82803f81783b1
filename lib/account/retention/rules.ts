import type { Period } from './constants';

const counted = (count: number, unit: string) => {
  if (count === 1) return unit === 'year' ? 'one year' : `a ${unit}`;
  return `${count} ${unit}s`;
};

/** A period in the words of the privacy notice: "a day", "180 days", "24 months", "one year". */
export function inWords(period: Period): string {
  if ('days' in period) return counted(period.days, 'day');
  return 'months' in period ? counted(period.months, 'month') : counted(period.years, 'year');
}
