import type { Signal } from './constants';

export const SIGNALS_TITLE = 'In an open chat';
export const SIGNALS_ABOUT =
  'What this device does when a reply comes and you have the chat in front of you. It stays quiet while a crisis is near.';
export const SIGNAL_LABEL = {
  vibration: { label: 'Vibrate when a reply comes', about: 'A short buzz, if your device can do that.' },
  sound: {
    label: 'Play a soft sound when a reply comes',
    about: 'One short, soft tone. None from 10 at night to 8 in the morning.',
  },
} as const satisfies Readonly<Record<Signal, { label: string; about: string }>>;
/** In place of a choice that the browser cannot carry out. https://web-platform-dx.github.io/web-features-explorer/features/vibration */
export const SIGNAL_MISSING = {
  vibration: 'This browser cannot vibrate. On iPhone and iPad, and in Firefox, no page can.',
  sound: 'This browser cannot play a sound for a reply.',
} as const satisfies Readonly<Record<Signal, string>>;
export const SIGNALS_UNKEPT =
  'This browser did not let us keep your choice: it may be a private window, or have no room. It holds until you close or reload this page.';
