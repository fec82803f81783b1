import { formatRupees } from '@/lib/kit/format';
import { type Limits, shownClock } from './rules';

export const NOT_REGISTERED = 'This browser is not registered yet.';
export const NOT_A_LIMIT =
  'Please write a whole number that is not too high, or leave the field empty for no limit.';
/** @param least and `most`: what the field takes */
export const notWhole = (least: number, most: number): string =>
  `Please write a whole number from ${least} to ${most}, or leave the field empty for no limit.`;
export const NOT_A_BREAK = 'Please choose after how long you want to be told.';
export const NO_QUIET_HOURS = 'Please choose when the quiet hours begin and when they end.';

/** @param until minute of the day in India */
export const inQuietHours = (until: number): string =>
  `These are the quiet hours that you set for yourself. They end at ${shownClock(until)}. Nothing was charged.`;
export const messagesSpent = (most: number): string =>
  `You wanted to send no more than ${most} ${most === 1 ? 'message' : 'messages'} a day, and that is what you have sent today. You can go on tomorrow. Nothing was charged.`;
const WHERE = 'An order that is still open counts, too. You can change your limits in your account.';
export const rupeesSpent = (most: number, period: 'day' | 'month'): string =>
  most === 0
    ? `You wanted to spend nothing in a ${period}. Nothing was charged. You can change your limits in your account.`
    : `This would be more than the ${formatRupees(most)} a ${period} that you set for yourself. Nothing was charged. ${WHERE}`;

export const LIMITS_SAVED = 'Your limits are saved';
export const LIMITS_NOT_SAVED = 'Your limits were not saved';
export const TRY_AGAIN = 'Please check your connection and try again.';
export const TAKEN_BACK = 'Everything stays as it is';
/** In place of a list of limits. */
export const NOTHING_LIMITED = 'No limits.';

/** Every limit that is set, in words. */
export function limitsInWords({
  messagesPerDay,
  rupeesPerDay,
  rupeesPerMonth,
  quietHours,
  breakMinutes,
}: Limits): string[] {
  return [
    messagesPerDay === null
      ? []
      : [`${messagesPerDay} ${messagesPerDay === 1 ? 'message' : 'messages'} a day`],
    rupeesPerDay === null ? [] : [`${formatRupees(rupeesPerDay)} a day`],
    rupeesPerMonth === null ? [] : [`${formatRupees(rupeesPerMonth)} a month`],
    quietHours === null ? [] : [`Quiet from ${shownClock(quietHours.from)} to ${shownClock(quietHours.to)}`],
    breakMinutes === null ? [] : [`A word after ${breakMinutes} minutes of chatting in a row`],
  ].flat();
}
