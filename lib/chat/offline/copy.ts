import { t, tn } from '@/lib/kit/text';
import { KEPT_CHATS_MAX, KEPT_DAYS, KEPT_MESSAGES_MAX } from './constants';

export const OFFLINE_TITLE = 'Without a network';
/** On the account's page. */
export const OFFLINE_HINT = 'Your newest chats, kept on this device to be read.';
export const OFFLINE_WAY = 'Choose what is kept';
export const OFFLINE_SWITCH = 'Read my newest chats without a network on this device';
export const offlineAbout = (): string =>
  t(
    'Keeps the last {messages} messages of your {chats} newest chats in this browser, encrypted, for {days} days after your last visit. Signing in or out, or switching this off, destroys them at once.',
    { messages: KEPT_MESSAGES_MAX, chats: KEPT_CHATS_MAX, days: KEPT_DAYS },
  );
export const OFFLINE_SHARED =
  'Leave it off on a phone that others use: whoever opens this browser could read them.';
export const KEEPING = 'Keeping your newest chats…';
export const CANNOT_KEEP =
  'This browser cannot keep chats: it may be too old, or a private window. Everything else works as always.';
export const KEPT_REFUSED =
  'This browser did not let us keep anything: it may be a private window, or have no room. Everything else works as always.';
export const KEPT_FULL = 'This browser had no room for all of them.';
export const OFFLINE_OFF = 'Reading without a network is switched off at the moment.';

/** How many chats are there to read. */
export function keptInWords(count: number): string {
  if (count === 0) return t('No chat is kept yet.');
  return tn(count, 'One chat is kept here.', '{count} chats are kept here.');
}
