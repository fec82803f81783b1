import { t } from '@/lib/kit/text';

export const breakHint = (minutes: number): string =>
  t('You have been chatting for more than {minutes} minutes. You wanted to be told.', { minutes });
export const CLOSE_HINT = 'Close';
