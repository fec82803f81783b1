import { formatStamp } from '@/lib/kit/format';
import { t } from '@/lib/kit/text';
import type { PauseLength } from './constants';

export const PAUSE = 'Pause my account';
/** Under its heading in the account. */
export const PAUSE_HINT = 'For as long as you like. Your messages and chats stay.';
export const PAUSE_ABOUT =
  'Nothing goes out while your account is paused, and nothing reaches you but news of payments and refunds. Your chats, messages and money stay as they are. You can end the pause whenever you want. If you are ever in danger, you are still answered.';
export const LENGTH_LABEL = {
  day: '1 day',
  week: '1 week',
  month: '1 month (30 days)',
  return: 'Until I come back',
} as const satisfies Readonly<Record<PauseLength, string>>;
export const HOW_LONG = 'How long?';
export const PAUSED = 'Your account is paused';
export const PAUSED_OPEN = 'Until you come back.';
export const untilMoment = (until: string | Date): string =>
  t('Until {moment} IST.', { moment: formatStamp(until) });
export const END_PAUSE = 'End the pause';
export const END_PAUSE_QUESTION = 'End the pause now?';
export const END_PAUSE_ABOUT =
  'You can write again at once. Your limits and notifications are as you left them.';
export const STAY_PAUSED = 'Stay paused';
export const PAUSE_BEGUN = 'Your account is paused now';
export const PAUSE_ENDED = 'The pause is over';
export const PAUSE_FAILED = 'That did not work';
export const NOT_A_PAUSE = 'Please choose how long the pause is.';
export const NOT_REGISTERED = 'This browser is not registered yet.';

/** In place of a send or an order. */
export const pausedWords = (until: Date | null): string =>
  until === null
    ? t(
        'You have paused your account. Nothing was charged. You can end the pause under “Pause my account” in your account.',
      )
    : t(
        'You have paused your account until {moment} IST. Nothing was charged. You can end the pause under “Pause my account” in your account.',
        { moment: formatStamp(until) },
      );
