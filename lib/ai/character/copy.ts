import type { Language, Tongue } from '@/lib/language/rules';

const inLatinLetters = (name: string) =>
  `The person writes ${name} in Latin letters, which is not Hinglish: answer in simple ${name} in Latin letters, with English words where you are unsure of one.`;
const inItsScript = (name: string, script: string) =>
  `The person writes ${name}: answer in simple ${name} in ${script} script.`;
const ANSWER_IN: Readonly<Record<Tongue, string>> = {
  en: 'The person writes English: answer in English.',
  hi: 'The person writes Hindi in Devanagari: answer in Hindi in देवनागरी.',
  hinglish: 'The person writes Hinglish, Hindi in Latin letters: answer in Hinglish in Latin letters.',
  bn: inItsScript('Bengali', 'Bengali'),
  mr: inItsScript('Marathi', 'Devanagari'),
  gu: inItsScript('Gujarati', 'Gujarati'),
  pa: inItsScript('Punjabi', 'Gurmukhi'),
  ta: inItsScript('Tamil', 'Tamil'),
  te: inItsScript('Telugu', 'Telugu'),
  kn: inItsScript('Kannada', 'Kannada'),
  ml: inItsScript('Malayalam', 'Malayalam'),
  or: inItsScript('Odia', 'Odia'),
  ur: inItsScript('Urdu', 'Urdu'),
  'bn-Latn': inLatinLetters('Bengali'),
  'mr-Latn': inLatinLetters('Marathi'),
  'gu-Latn': inLatinLetters('Gujarati'),
  'pa-Latn': inLatinLetters('Punjabi'),
  'ta-Latn': inLatinLetters('Tamil'),
  'te-Latn': inLatinLetters('Telugu'),
  'kn-Latn': inLatinLetters('Kannada'),
  'ml-Latn': inLatinLetters('Malayalam'),
};

/**
 * Stands after the history.
 * @param persona repeated once a talk is long, which wears down what was said only at its beginning
 */
export function reminder(
  name: string,
  persona: { voice: string | undefined; limits: string | undefined } | null,
  language: Tongue | null,
): string {
  return [
    `You are ${name}, the same as in your first message.`,
    persona?.voice && `You sound like this: ${persona.voice}.`,
    persona?.limits && `You keep to this: ${persona.limits}.`,
    language && ANSWER_IN[language],
    'Short like a person on a phone, at most one question, and something new.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Stands above the examples of a companion. */
export const EXAMPLES_HEADING =
  '# How you sound\nFrom other talks: take the length, the language and the manner, and find fresh words.';

/** Asks for a rewrite. */
export const HINT = {
  character:
    'Your draft was not you: it took another name, or spoke like a help desk. Answer the last message again as yourself, in your own voice.',
  repeats:
    'Your draft repeated an earlier message almost word for word. Answer the last message again with something new.',
  stranger:
    'Your draft was not you: it refused in the words of an assistant, or took another name or maker. Answer the last message again as yourself, warmly and in your own voice; if you would rather not, say so the way you would to a friend, and lead on to something else.',
  cut: 'Your draft was too long and was cut off. Answer the last message again in two short sentences at most.',
  script:
    'Your draft was in another script than the person writes in. Answer the last message again in their language and script.',
} as const;

/** Shown when nothing of a draft was in character. */
export const STILL_ME: Record<Language, readonly ((name: string) => string)[]> = {
  en: [
    (name) => `Lost my thread for a second. Still ${name}, still listening.`,
    () => 'Let me start that one over. Say it to me once more?',
    () => 'My thoughts wandered off just now. Go on, I am with you.',
  ],
  hi: [
    (name) => `एक पल को बात हाथ से छूट गई। ${name} ही है यहाँ, पूरे ध्यान से।`,
    () => 'यह बात फिर से शुरू करते हैं। एक बार और कहो?',
    () => 'अभी ध्यान ज़रा भटक गया। आगे कहो, सुन रहे हैं।',
  ],
  hinglish: [
    (name) => `Ek pal ko baat haath se chhoot gayi. ${name} hi hai yahan, poore dhyaan se.`,
    () => 'Yeh baat phir se shuru karte hain. Ek baar aur kaho?',
    () => 'Abhi dhyaan zara bhatak gaya. Aage kaho, yahin hoon.',
  ],
};
