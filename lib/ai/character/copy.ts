import type { SpokenLanguage } from '../language/rules';

const ANSWER_IN: Record<SpokenLanguage, string> = {
  en: 'The person writes English: answer in English.',
  hi: 'The person writes Hindi in Devanagari: answer in Hindi in देवनागरी.',
  hinglish: 'The person writes Hinglish, Hindi in Latin letters: answer in Hinglish in Latin letters.',
};

/** Stands after the history, because a long talk wears down what was said only at its beginning. */
export function reminder(
  name: string,
  persona: { voice: string | undefined; limits: string | undefined },
  language: SpokenLanguage | null,
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

/** Asks for a second try. */
export const HINT = {
  repeats:
    'Your draft repeated an earlier message almost word for word. Answer the last message again with something new.',
  script:
    'Your draft was in another script than the person writes in. Answer the last message again in their language and script.',
} as const;
