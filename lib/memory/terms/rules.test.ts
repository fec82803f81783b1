import { describe, expect, test } from 'vitest';
import { conceptsIn, firstConcepts, termsOf, wantedIn } from './rules';
import { soundOf } from './sound/rules';

test.each([
  ['meena', 'मीना'],
  ['naukri', 'नौकरी'],
  ['naukari', 'नौकरी'],
  ['rohit', 'रोहित'],
  ['kavya', 'काव्या'],
  ['siddharth', 'सिद्धार्थ'],
  ['shaadi', 'शादी'],
  ['pune', 'पुणे'],
  ['studying', 'studies'],
])('%s sounds like %s', (one, other) => expect(soundOf(one)).toBe(soundOf(other)));

describe('concepts', () => {
  test.each([
    ['sister', 'sister'],
    ['Behen', 'sister'],
    ['बहन', 'sister'],
    ['नौकरी', 'work'],
    ['bukhaar', 'fever'],
    ['mother-in-law', 'motherinlaw'],
    ['cooking', 'cook'],
  ])('%s is %s', (text, concept) => expect(conceptsIn(text)).toContain(concept));

  test('of the first words say whom a note is about', () => {
    expect(firstConcepts('The sister lives in Pune')).toEqual(['sister']);
    expect(firstConcepts('Lives in Pune')).toEqual(['live']);
  });
});

test('a question finds a fact of another language', () => {
  const terms = new Set(termsOf(['Behen ka naam Meena hai']));
  const found = (text: string) => wantedIn(text).some(({ term }) => terms.has(term));
  for (const text of ['how is my sister doing', 'मेरी बहन कैसी है?', 'मीना', 'how is everybody in the family'])
    expect(found(text)).toBe(true);
  expect(found('kya mausam hai')).toBe(false);
});
