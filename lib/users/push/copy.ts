import { t } from '@/lib/kit/text';
import type { PushKind } from './constants';

export const NOT_REGISTERED = 'This browser is not registered yet.';
export const PUSH_OFF = 'Notifications are switched off here.';
export const NOT_A_SUBSCRIPTION = 'This browser did not say how it can be notified. Please try again.';
export const UNKNOWN_SERVICE =
  'This browser is notified by a service that we do not know, so we send nothing there.';
export const NOT_SETTINGS = 'Please choose what you want to be told about.';
export const DEVICE_NOT_TOLD = 'This device gets no notifications any more.';

/** What a lock screen shows. Never a word of a chat. */
export const NOTICE_WORDS = {
  reply: 'You have a new message',
  payment: 'Your payment has arrived',
  answer: 'We have answered you',
  // As of a reply: a lock screen need not tell that somebody wanted to be asked.
  check_in: 'You have a new message',
} as const satisfies Readonly<Record<PushKind, string>>;
/** Only where somebody has chosen to see who it is from. A companion is an AI on a lock screen, too. */
export const fromCompanion = (name: string): string => t('{name} (AI) has written to you', { name });

/** The choice that is off until it is made. */
export const CHECK_IN_CHOICE = 'A companion may ask how it went';

/** The action of a notice of a check-in, where a system shows actions. */
export const STOP_CHECK_INS = 'Stop check-ins';

/** Over the page; one long word would not fit there in large letters. */
export const TOLD = 'What you are told';
export const ABOUT_PUSH =
  'A short note on your screen when something has come for you while you were away. No words of a chat are ever in it.';
export const UNSUPPORTED = 'This browser cannot show notifications.';
/** https://webkit.org/blog/13878/web-push-for-web-apps-on-ios-and-ipados/: there they are for what is on the home screen. */
export const UNSUPPORTED_ON_IOS =
  'On iPhone and iPad, notifications need {brand} on the home screen: tap Share in Safari, then “Add to Home Screen”, and turn them on there.';
export const DENIED =
  'This browser does not let {brand} notify you, and we will not ask again. If you change your mind: open the site settings beside the address, allow notifications, and come back here.';
export const TURN_ON = 'Turn on for this device';
export const TURN_OFF = 'Turn off for this device';
export const TURNED_ON = 'Notifications are on for this device';
export const TURNED_OFF = 'Notifications are off for this device';
export const OTHER_TURNED_OFF = 'That device gets no more notifications';
export const NOT_TURNED_ON = 'Notifications could not be turned on';
export const NOT_CHANGED = 'Your choice was not saved';
export const TRY_AGAIN = 'Please check your connection and try again.';
export const BROWSER_FAILED =
  'Your browser could not reach its notification service. Please try again later.';

export const KIND_LABEL = {
  reply: { label: 'Replies', about: 'A companion has answered, and you were not there to see it.' },
  payment: { label: 'Payments', about: 'A payment has arrived and your messages are there.' },
  answer: { label: 'Our answers', about: 'We have answered an issue that you raised.' },
  check_in: {
    label: 'Check-ins',
    about:
      'About something you told it, such as an interview on Friday: at most two a week, never between 10 at night and 8 in the morning, and it is meant never to be about health or money. An AI writes the words. They cost nothing, and you need not answer.',
  },
} as const satisfies Readonly<Record<PushKind, { label: string; about: string }>>;
export const HIDE = 'Hide who it is from';
export const HIDE_ABOUT =
  'The lock screen says “You have a new message” and nothing else. Off, it names the companion.';
export const QUIET = 'Your quiet hours hold for everything but payments.';

/** "Replies, payments"; for a list of devices. */
export function toldInWords(kinds: readonly PushKind[]): string {
  if (kinds.length === 0) return t('Told about nothing');
  const words = kinds.map((kind) => t(KIND_LABEL[kind].label).toLowerCase()).join(', ');
  return t('Told about {words}', { words });
}

export const HINT = 'Know when a reply has come?';
export const HINT_ABOUT = 'A short note on your screen while you are away. It shows no words and no name.';
export const HINT_YES = 'Notify me';
export const HINT_NO = 'Not now';
