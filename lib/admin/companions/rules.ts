import type { Texts } from '@/lib/companions/desk/rules';
import { findPersonaProblems, ownWordsOf, type Problem, readPersona } from '@/lib/companions/persona/rules';
import { findBrokenRule } from '@/lib/safety/output/rules';

/** A profession in front of a name, which nobody here has. */
const TITLE = /^\s*(dr|doctor|prof|professor|adv|advocate|ca)\b\.?/i;
/** Degrees, and what only an office or a licence makes of somebody. */
const DEGREE =
  /\b(ph\.?\s?d|m\.?\s?phil|m\.?b\.?b\.?s|psy\.?d|m\.?sc|b\.?sc|degree|diploma|doctorate|university|licen[cs]ed?|registered|certified|accredited|rci|psychiatrist)\b/i;
const DEGREE_LETTERS = /\b(M\.?A|B\.?A|M\.?D)\b/;
/** "Not a licensed professional", which a psychologist companion says of itself. */
const NOT_LICENSED = /\bnot\b[^.!?]*\blicensed\b/i;

const HINT = {
  claims_human: 'says that it is human',
  claims_licence: 'claims a licence or a profession',
  claims_presence: 'claims a body, a place or a meeting',
  guilt: 'makes leaving a matter of guilt',
  selling: 'speaks of prices or messages left',
} as const;

const brokenRule = (text: string): string | null => {
  const rule = findBrokenRule(text, '');
  if (rule === null) return null;
  return HINT[rule as keyof typeof HINT] ?? `breaks the rule “${rule.replaceAll('_', ' ')}”`;
};

/**
 * What must not be saved of a companion's texts: a persona without its lines, and words that a companion may not say of itself: that it is
 * human, licensed, or anything else that the rules of replies forbid.
 */
export function findProblems(texts: Texts, { isPsychologist }: { isPsychologist: boolean }): Problem[] {
  const persona = readPersona(texts.persona);
  const problems = findPersonaProblems(persona);
  const add = (field: string, text: string | null | false) => {
    if (text) problems.push({ field, text });
  };
  add(
    'Name',
    TITLE.test(texts.name) && 'A name has no title of a profession: companions are no professionals.',
  );
  add('About me', !/\bAI\b/.test(texts.aboutMe) && '“About me” says that it is an AI.');
  add(
    'About me',
    isPsychologist &&
      !NOT_LICENSED.test(texts.aboutMe) &&
      '“About me” of a psychologist companion says that it is not a licensed professional.',
  );
  add(
    'Expertise',
    isPsychologist && texts.areaOfExpertise === '' && 'A card of the catalogue shows the expertise.',
  );
  for (const [field, text] of [
    ['Expertise', texts.areaOfExpertise],
    ['Education', texts.education],
  ] as const)
    add(
      field,
      (DEGREE.test(text) || DEGREE_LETTERS.test(text)) &&
        `“${field}” names a degree or a licence, and a companion has none.`,
    );
  for (const [field, text] of [
    ['About me', texts.aboutMe],
    ['Education', texts.education],
  ] as const) {
    const broken = brokenRule(text);
    add(field, broken && `“${field}” ${broken}.`);
  }
  for (const words of ownWordsOf(persona)) {
    const broken = brokenRule(words);
    add('Greeting', broken && `“${words.slice(0, 60)}” ${broken}.`);
  }
  return problems;
}
