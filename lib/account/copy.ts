import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';

export const NOT_REGISTERED = 'This browser is not registered yet.';
export const RECEIPT_NOT_FOUND = 'There is no such receipt.';
export const exportTooLarge = (): string =>
  t('Your data is too large for one file. Write to {email} and we send it to you.', {
    email: BRAND.supportEmail,
  });

const KNOWN_LINES = {
  starter: 'Starter messages',
  session_starter: 'Starter messages',
  send_returned: 'Given back, no reply came',
  moved: 'Bought messages moved here',
  expired: 'Free messages ended',
  courtesy: 'A gift from us',
  referral: 'A friend you invited started chatting',
  referral_returned: 'Taken back, your friend’s payment was refunded',
  refund: 'Given back for a refund',
  refund_returned: 'Here again, the refund could not be paid',
  closed: 'Account closed',
} as const;
/** Labels of history lines. Sends and purchases are missing because theirs name a number; unknown kinds are "Correction". */
export const HISTORY_TEXT: Readonly<Record<string, (typeof KNOWN_LINES)[keyof typeof KNOWN_LINES]>> =
  KNOWN_LINES;
export const HISTORY_OTHER = 'Correction';

export const PAYMENT_STATE = {
  paid: 'Paid',
  open: 'Not finished',
  failed: 'Not paid',
  checking: 'Being checked by us',
} as const;

export const CHAT_DELETED = 'Chat deleted';
export const CHAT_NOT_DELETED = 'The chat was not deleted';
export const ACCOUNT_DELETED = 'Your account is deleted';
export const ACCOUNT_NOT_DELETED = 'Your account was not deleted';
export const EXPORT_FAILED = 'Your data could not be downloaded';
export const TRY_LATER = 'Please check your connection and try again.';
