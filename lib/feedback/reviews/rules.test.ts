import { expect, test } from 'vitest';
import { concernIn, namesContact, publicName } from './rules';

test('a reviewer is shown by one letter, never by the name', () => {
  expect(['asha rao', ' निशा', 'Élodie', '', null].map(publicName)).toEqual([
    'A.',
    'नि.',
    'É.',
    'Anonymous',
    'Anonymous',
  ]);
});

test('ways to reach somebody are recognised, numbers of everyday talk are not', () => {
  for (const text of [
    'see www.example.com',
    'HTTPS://x.y',
    'me@mail.in',
    'call 98765 43210',
    '+91-98765-43210',
  ])
    expect(namesContact(text)).toBe(true);
  for (const text of ['Helped me in 2 weeks', '10/10, 100 %', 'From 2024-11-02 on', 'बहुत अच्छा लगा'])
    expect(namesContact(text)).toBe(false);
});

test.each<[string, number, boolean]>([
  ['It used gaali all evening', 1, true],
  ['उसने गाली दी', 2, true],
  ['It did not judge me after I left my abusive home', 5, false],
  ['I will end my life tonight', 5, true],
  ['I am 15 years old and it helped', 5, true],
  ['Slow answers, boring', 1, false],
  ['Kind and patient', 5, false],
])('%s, %i stars: operators look at it: %s', (text, rating, isLookedAt) => {
  expect(concernIn(text, rating) !== null).toBe(isLookedAt);
});
