import { formatRupees } from '@/lib/kit/format';
import { t, tn } from '@/lib/kit/text';
import { type Limits, shownClock } from './rules';

export const NOT_REGISTERED = 'This browser is not registered yet.';
export const NOT_A_LIMIT =
  'Please write a whole number that is not too high, or leave the field empty for no limit.';
/** @param least and `most`: what the field takes */
export const notWhole = (least: number, most: number): string =>
  t('Please write a whole number from {least} to {most}, or leave the field empty for no limit.', {
    least,
    most,
  });
export const NOT_A_BREAK = 'Please choose after how long you want to be told.';
export const NO_QUIET_HOURS = 'Please choose when the quiet hours begin and when they end.';

/** @param until minute of the day in India */
export const inQuietHours = (until: number): string =>
  t('These are the quiet hours that you set for yourself. They end at {clock}. Nothing was charged.', {
    clock: shownClock(until),
  });
export const messagesSpent = (most: number): string =>
  most === 1
    ? t(
        'You wanted to send no more than 1 message a day, and that is what you have sent today. You can go on tomorrow. Nothing was charged.',
      )
    : t(
        'You wanted to send no more than {most} messages a day, and that is what you have sent today. You can go on tomorrow. Nothing was charged.',
        { most },
      );

const NOTHING_A = {
  day: 'You wanted to spend nothing in a day. Nothing was charged. You can change your limits in your account.',
  month:
    'You wanted to spend nothing in a month. Nothing was charged. You can change your limits in your account.',
} as const;
const MORE_A = {
  day: 'This would be more than the {most} a day that you set for yourself. Nothing was charged. An order that is still open counts, too. You can change your limits in your account.',
  month:
    'This would be more than the {most} a month that you set for yourself. Nothing was charged. An order that is still open counts, too. You can change your limits in your account.',
} as const;
export const rupeesSpent = (most: number, period: 'day' | 'month'): string =>
  most === 0 ? t(NOTHING_A[period]) : t(MORE_A[period], { most: formatRupees(most) });

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
    messagesPerDay === null ? [] : [tn(messagesPerDay, '{count} message a day', '{count} messages a day')],
    rupeesPerDay === null ? [] : [t('{amount} a day', { amount: formatRupees(rupeesPerDay) })],
    rupeesPerMonth === null ? [] : [t('{amount} a month', { amount: formatRupees(rupeesPerMonth) })],
    quietHours === null
      ? []
      : [
          t('Quiet from {from} to {to}', {
            from: shownClock(quietHours.from),
            to: shownClock(quietHours.to),
          }),
        ],
    breakMinutes === null
      ? []
      : [t('A word after {minutes} minutes of chatting in a row', { minutes: breakMinutes })],
  ].flat();
}
