import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differences, diffWords, fieldsOf, onTop, takenBack, textsOf } from './rules';

const PERSONA = [
  'Gender: woman\nAge: 30\nCity: Pune\nWork: an AI companion, written as a cook\nVoice: warm',
  'Likes: tea; rain; films\nHabits: asks\nPhrases: arre | chalo\nLimits: none',
  'Greeting: Hi. | Hello. | Namaste. | Hey.\nExample: hi | hello',
].join('\n');
const TEXTS = {
  ...{ name: 'Asha', aboutMe: 'An AI.', areaOfExpertise: 'Grief', education: '', persona: PERSONA },
  ...{ yearsOfExperience: null, casesHandled: 4, rating: '4.5' },
};

test('texts that were opened and not touched are the same', () => {
  expect(textsOf(fieldsOf(TEXTS))).toEqual(TEXTS);
  expect(differences(TEXTS, textsOf(fieldsOf(TEXTS)))).toEqual([]);
});

test('a line of the persona that differs is named alone', () => {
  const after = { ...TEXTS, rating: '4.6', persona: PERSONA.replace('City: Pune', 'City: Goa') };
  expect(differences(TEXTS, after)).toEqual([
    { field: 'Rating', from: '4.5', to: '4.6' },
    { field: 'City', from: 'Pune', to: 'Goa' },
  ]);
  const later = { ...after, aboutMe: 'Another AI.', persona: after.persona.replace('Age: 30', 'Age: 31') };
  expect(takenBack(later, { before: TEXTS, after })).toEqual({
    ...{ ...TEXTS, aboutMe: 'Another AI.', persona: PERSONA.replace('Age: 30', 'Age: 31') },
  });
});

test('what I have edited stays on top of what somebody else has saved', () => {
  const base = fieldsOf(TEXTS);
  const mine = { ...base, City: 'Goa' };
  const theirs = { ...base, City: 'Delhi', Age: '31' };
  expect(onTop(base, mine, theirs)).toEqual({ ...base, City: 'Goa', Age: '31' });
});

test('the pieces of a diff are the two texts', () => {
  const words = fc
    .array(fc.constantFrom('tea ', 'rain ', 'a ', 'b\n', 'c'), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (from, to) => {
      const pieces = diffWords(from, to);
      const join = (kind: 'gone' | 'new') =>
        pieces
          .filter((one) => one.kind !== (kind === 'gone' ? 'new' : 'gone'))
          .map(({ text }) => text)
          .join('');
      expect(join('gone')).toBe(from);
      expect(join('new')).toBe(to);
    }),
  );
  expect(diffWords('slow warm tea', 'slow hot tea')).toEqual([
    { text: 'slow ', kind: 'same' },
    { text: 'warm ', kind: 'gone' },
    { text: 'hot ', kind: 'new' },
    { text: 'tea', kind: 'same' },
  ]);
});
