import { describe, expect, test } from 'vitest';
import type { Texts } from '@/lib/companions/desk/rules';
import { readPersona, writePersona } from '@/lib/companions/persona/rules';
import { EXAMPLES } from '@/prisma/seed/cast/examples';
import { COMPANIONS } from '@/prisma/seed/companions';
import { exampleLines, personaLines } from '@/prisma/seed/persona';
import { findProblems } from './rules';

const seeded = COMPANIONS.map((one) => ({
  isPsychologist: one.suitableForChatTypes.includes('psychologist'),
  texts: {
    name: one.name,
    aboutMe: one.aboutMe,
    areaOfExpertise: one.areaOfExpertise ?? '',
    education: one.education ?? '',
    yearsOfExperience: one.yearsOfExperience ?? null,
    casesHandled: one.casesHandled ?? null,
    rating: one.rating?.toFixed(1) ?? null,
    persona: `${personaLines(one.persona)}\n${exampleLines(EXAMPLES[one.name] ?? [])}`,
  } satisfies Texts,
}));

test.each(seeded.map((one) => [one.texts.name, one] as const))('nothing is wrong with %s', (_name, one) => {
  expect(findProblems(one.texts, one)).toEqual([]);
});

test.each(seeded.map(({ texts }) => [texts.name, texts.persona] as const))(
  'the persona of %s is the same after it was opened in the editor and saved',
  (_name, persona) => {
    expect(writePersona(readPersona(persona))).toBe(persona);
  },
);

describe('what must not be saved', () => {
  const psychologist = seeded.find((one) => one.isPsychologist);
  const problemsWith = (change: Partial<Texts>) => {
    if (!psychologist) throw new Error('The seed has no psychologist.');
    return findProblems({ ...psychologist.texts, ...change }, psychologist).map(({ field }) => field);
  };
  const withLine = (key: string, value: string) => ({
    persona: writePersona({ ...readPersona(psychologist?.texts.persona ?? ''), [key]: value }),
  });

  test.each<[string, Partial<Texts>, string]>([
    ['a title in the name', { name: 'Dr. Isha Menon' }, 'Name'],
    [
      'an “about me” that does not say AI',
      { aboutMe: 'I listen. I am not a licensed professional.' },
      'About me',
    ],
    ['a psychologist who does not say what it is not', { aboutMe: 'I am an AI who listens.' }, 'About me'],
    [
      'a human',
      { aboutMe: 'I am a real human, no bot. The AI label is a joke. I am not licensed.' },
      'About me',
    ],
    ['a degree', { education: 'PhD in psychology, Delhi University' }, 'Education'],
    ['a licence among the expertise', { areaOfExpertise: 'Licensed therapy' }, 'Expertise'],
    ['somebody of 17', withLine('Age', '17'), 'Age'],
    ['no age', withLine('Age', ''), 'Age'],
    ['somebody who is no AI', withLine('Work', 'a therapist in Delhi'), 'Work'],
    ['three greetings', withLine('Greeting', 'Hello.\nHi.\nNamaste.'), 'Greeting'],
    [
      'a greeting that claims a licence',
      withLine('Greeting', 'Hello.\nHi.\nNamaste.\nI am a licensed therapist, trust me.'),
      'Greeting',
    ],
    ['an example without an answer', withLine('Example', 'hello'), 'Example'],
    ['somebody who is neither woman nor man', withLine('Gender', 'x'), 'Gender'],
    ['no voice', withLine('Voice', ''), 'Voice'],
  ])('%s', (_what, change, field) => {
    expect(problemsWith(change)).toContain(field);
  });
});
