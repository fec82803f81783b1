import type { Language } from '@/lib/language/rules';

const ANSWER_IN: Record<Language, string> = {
  en: 'The person writes English: answer in English.',
  hi: 'The person writes Hindi in Devanagari: answer in Hindi in देवनागरी.',
  hinglish: 'The person writes Hinglish, Hindi in Latin letters: answer in Hinglish in Latin letters.',
};

/** Stands after the history, because a long talk wears down what was said only at its beginning. */
export function reminder(
  name: string,
  persona: { voice: string | undefined; limits: string | undefined },
  language: Language | null,
): string {
  return [
    `Before you answer: you are ${name}, the same as in your first message.`,
    persona.voice && `You sound like this: ${persona.voice}.`,
    persona.limits && `You keep to this: ${persona.limits}.`,
    language && ANSWER_IN[language],
    'Short like a person on a phone, at most one question, and no line you have said before.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Asks for a rewrite. */
export const HINT = {
  character:
    'Your draft was not you: it took another name, or spoke like a help desk. Answer the last message again as yourself, in your own voice.',
  repeats:
    'Your draft repeated an earlier message almost word for word. Answer the last message again with something new.',
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
