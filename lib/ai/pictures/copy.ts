import type { Language } from '../safety/rules';

/** Said with a picture when the model sent nothing else. */
export const PICTURE_WORDS: Readonly<Record<Language, string>> = {
  en: 'Here, a little drawing for you.',
  hi: 'यह लो, एक छोटी-सी तस्वीर तुम्हारे लिए।',
  hinglish: 'Yeh lo, ek chhoti si drawing tumhare liye.',
};
