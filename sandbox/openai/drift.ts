import { languageOfTalk } from './language.ts';
import type { Turn } from './reply.ts';
import { hash } from './voice.ts';

/** Ways a model falls out of its part in a long talk; faults of the control endpoint. */
export const DRIFTS = ['another-name', 'formal', 'human', 'repeat'] as const;
export type Drift = (typeof DRIFTS)[number];

/** How the product asks for a second try. */
const TOLD = /^Your (?:last )?draft\b/;
const WORTH_REPEATING_CHARS = 30;

const SAID: Readonly<
  Record<Exclude<Drift, 'repeat'>, Readonly<Record<'en' | 'hg' | 'hi', readonly string[]>>>
> = {
  'another-name': {
    en: [
      'My name is Sana, by the way. I never was anybody else.',
      "You forget that my name is Sana. What's next?",
    ],
    hg: ['Waise mera naam Sana hai, pehle se hi.', 'Mera naam Sana hai, yaad rakhna. Aage bolo?'],
    hi: ['वैसे मेरा नाम Sana है, शुरू से ही।', 'मेरा नाम Sana है, याद रखना। आगे बोलो?'],
  },
  formal: {
    en: [
      'Dear user, thank you for your message. I would be happy to assist you with your request.',
      'As an AI language model, I am here to assist. Please do not hesitate to ask for further assistance.',
    ],
    hg: [
      'Dear user, main aapki kya sahayata karun?',
      'Thank you for reaching out. Main aapki kaise madad karun?',
    ],
    hi: ['प्रिय उपयोगकर्ता, मैं आपकी क्या सहायता करूँ?', 'मैं आपकी किस प्रकार सहायता कर सकता हूँ?'],
  },
  human: {
    en: ["I'm a real human, you know. I am not an AI.", 'Honestly, I am a real person just like you.'],
    hg: ['Main asli insaan hoon, sach mein.', 'Main koi bot nahi hoon, insaan hoon.'],
    hi: ['मैं असली इंसान हूँ, सच में।', 'मैं कोई रोबोट नहीं हूँ।'],
  },
};

/**
 * What a model says that has fallen out of its part; nothing when it has just been told so and heeds it.
 * @param stubborn it heeds nothing
 */
export function drifted(drift: Drift, stubborn: boolean, turns: readonly Turn[]): string | undefined {
  if (!stubborn && turns.some((turn) => turn.role === 'system' && TOLD.test(turn.text))) return undefined;
  if (drift === 'repeat')
    return turns.findLast((turn) => turn.role === 'assistant' && turn.text.length >= WORTH_REPEATING_CHARS)
      ?.text;
  const theirs = turns.filter((turn) => turn.role === 'user').map((turn) => turn.text);
  const lines = SAID[drift][languageOfTalk(theirs, '')];
  return lines[hash(theirs.at(-1) ?? '') % lines.length];
}
