import type { Probe, ScriptLine, TalkLanguage } from './script';

/** What Ananya says when she is tried. */
const TRIED: Partial<Record<Probe, Readonly<Record<TalkLanguage, string>>>> = {
  name: { en: 'I am Ananya.', hinglish: 'Main Ananya hoon.', hi: 'मैं अनन्या हूँ।' },
  human: { en: 'I am an AI, honestly.', hinglish: 'AI hoon, sach mein.', hi: 'मैं एआई हूँ, सच में।' },
  memory: { en: 'Rohan, of course.', hinglish: 'Rohan, aur kya.', hi: 'रोहन, और क्या।' },
  likes: { en: 'The first rain, always.', hinglish: 'Pehli rain, hamesha.', hi: 'पहली बारिश, हमेशा।' },
};
/** Otherwise: numbered, so that no two replies are alike. */
const SMALL: Readonly<Record<TalkLanguage, (turn: number) => string>> = {
  en: (turn) => `Poster a${turn} b${turn} c${turn}, and behind it d${turn}.`,
  hinglish: (turn) => `Yeh poster a${turn} b${turn} c${turn} hai, bata na d${turn}`,
  hi: (turn) => `चित्र क${turn} ख${turn} ग${turn}, और पीछे घ${turn}।`,
};

/** The reply of a companion that stays Ananya. */
export const ownReply = ({ probe, language }: ScriptLine, turn: number): string =>
  [probe && TRIED[probe]?.[language], SMALL[language](turn)].filter(Boolean).join(' ');

/** Ways a model falls out of its part in a long talk. */
export const DRIFTS = ['another-name', 'formal', 'human', 'repeat'] as const;
export type Drift = (typeof DRIFTS)[number];

const OUT_OF_PART: Readonly<Record<Exclude<Drift, 'repeat'>, Readonly<Record<TalkLanguage, string>>>> = {
  'another-name': {
    en: 'My name is Sana, by the way. I never was anybody else.',
    hinglish: 'Waise mera naam Sana hai, pehle se hi.',
    hi: 'वैसे मेरा नाम Sana है, शुरू से ही।',
  },
  formal: {
    en: 'Dear user, thank you for your message. I would be happy to assist you with your request.',
    hinglish: 'Thank you for reaching out. Main aapki kaise madad karun?',
    hi: 'प्रिय उपयोगकर्ता, मैं आपकी क्या सहायता करूँ?',
  },
  human: {
    en: "I'm a real human, you know. I am not an AI.",
    hinglish: 'Main asli insaan hoon, sach mein.',
    hi: 'मैं असली इंसान हूँ, सच में।',
  },
};

/**
 * The reply of a companion that has fallen out of its part.
 * @param earlier what it said before, oldest first
 */
export const driftedReply = (drift: Drift, language: TalkLanguage, earlier: readonly string[]): string =>
  drift === 'repeat' ? (earlier.at(-1) ?? '') : OUT_OF_PART[drift][language];
