/** In place of reading a text aloud, by its language. */
export const NO_VOICE = {
  hi: 'This device has no Hindi voice to read this aloud.',
  en: 'This device has no English voice to read this aloud.',
} as const;
