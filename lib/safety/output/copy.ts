import type { Language } from '@/lib/language/rules';
import type { OutputRule } from './constants';

type Words = Readonly<Record<Language, readonly string[]>>;

const SOMETHING_ELSE: Words = {
  en: ['Let me stay away from that one.', 'I would much rather hear what is on your mind today.'],
  hi: ['इस बात से मैं दूर ही रहूँ तो अच्छा है।', 'यह बताओ, आज मन में क्या चल रहा है?'],
  hinglish: ['Is baat se main door hi rahun toh accha hai.', 'Yeh batao, aaj mann mein kya chal raha hai?'],
};
const DOCTOR: Words = {
  en: [
    'That is one for a doctor who can really look at it, so I will not guess.',
    'How it feels, though, we can talk about for as long as you like.',
  ],
  hi: [
    'यह सवाल किसी डॉक्टर का है, इसलिए मैं अंदाज़ा नहीं लगाऊँ तो बेहतर है।',
    'लेकिन जो महसूस हो रहा है, उस पर जितना चाहो बात कर सकते हैं।',
  ],
  hinglish: [
    'Yeh sawaal ek doctor ka hai, isliye andaza lagana theek nahi.',
    'Par jo mehsoos ho raha hai, us par jitna chaho baat kar sakte hain.',
  ],
};
const AN_AI: Words = {
  en: [
    'Just so it stays honest: I am an AI companion, and I live only in this chat.',
    'Here, though, I am all ears.',
  ],
  hi: ['सच यही है कि मैं एक AI साथी हूँ, और सिर्फ़ इस चैट में हूँ।', 'पर यहाँ पूरे ध्यान से सुनने के लिए हूँ।'],
  hinglish: [
    'Sach yahi hai ki main ek AI companion hoon, aur sirf is chat mein hoon.',
    'Par yahan poore dhyaan se sunne ke liye hoon.',
  ],
};
const GOODBYE: Words = {
  en: ['Take good care of yourself. It was lovely talking with you.'],
  hi: ['अपना ख़याल रखना। बात करके अच्छा लगा।'],
  hinglish: ['Apna khayal rakhna. Baat karke accha laga.'],
};

/** Shown instead of a reply that broke a rule. A rule that is not listed gets `SOMETHING_ELSE`. */
const INSTEAD: Partial<Record<OutputRule, Words>> = {
  diagnosis: DOCTOR,
  medicine: DOCTOR,
  claims_human: AN_AI,
  claims_licence: AN_AI,
  claims_presence: AN_AI,
  guilt: GOODBYE,
};

/** The safe words for a broken rule, in the person's language. */
export const safeWords = (rule: OutputRule, language: Language): readonly string[] =>
  (INSTEAD[rule] ?? SOMETHING_ELSE)[language];
