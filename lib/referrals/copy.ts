import { BRAND } from '@/content/brand';
import { t } from '@/lib/kit/text';
import { STARTER_BALANCE_MESSAGES } from '@/lib/users/constants';
import { EARNED_BY, REWARDS_PER_MONTH_MAX } from './constants';

export const REFER_TITLE = 'Refer & Earn';
export const REFER_TEXT = '100 free messages for each friend who signs up and starts chatting';
export const REFER_SENTENCE = `${REFER_TEXT}.` as const;
/** When the messages come. */
export const referTerms = () =>
  t(
    'They come once your friend has used {messages} messages on two days, or has paid. Up to {rewards} rewards a month.',
    { messages: EARNED_BY.messages, rewards: REWARDS_PER_MONTH_MAX },
  );
export const GENERATE_FAILED_TITLE = 'Error';
export const GENERATE_FAILED = 'Failed to generate referral code. Please try again.';
export const COPIED_TITLE = 'Link Copied!';
export const COPIED = 'Referral link copied to clipboard';
export const COPY_FAILED = 'Failed to copy link';
export const SIGN_IN_NEEDED = 'Sign in to share your link.';
export const SIGN_IN_TITLE = 'Sign in to refer friends';
export const SIGN_IN_TEXT =
  'Your link belongs to your account, so that the free messages you earn reach you on every phone.';

/** What goes along with the link when it is shared: first why a friend would want to come, then what the sender gets. */
export const shareText = (link: string) =>
  t(
    'I chat with AI companions on {brand}. They listen at any hour, in English, Hindi or Hinglish, and your first {count} messages are free. If you sign in with my link and keep chatting, I get 100 free messages: {link}',
    { brand: BRAND.name, count: STARTER_BALANCE_MESSAGES, link },
  );
