import { expect, test } from 'vitest';
import { INTERFACE_LANGUAGES } from '@/content/interface/languages';
import { chooseLanguage, findWanted } from './rules';

test.each([
  ['what was chosen', 'styles=a; language=hinglish; x=1', 'en-IN', 'hinglish'],
  ['English that was chosen in a Hindi browser', 'language=en', 'hi-IN,hi;q=0.9', 'en'],
  ['Hindi for a browser that wants it first', undefined, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['Hinglish for one that wants Hindi in Latin letters', undefined, 'hi-Latn-IN,en', 'hinglish'],
  ['English for one that wants Hindi second', 'styles=a', 'en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['English for a robot', undefined, undefined, 'en'],
  ['English for languages that are not there', undefined, 'fr-FR,fr', 'en'],
  ['nothing that does not exist', 'language=toString', 'en', 'en'],
  ['no other cookie of a like name', 'mylanguage=hi', 'en', 'en'],
  ['English for languages that only begin alike', undefined, 'hil,en', 'en'],
])('a page is in %s', (_, cookies, accepted, expected) => {
  expect(chooseLanguage(cookies, accepted)).toBe(expected);
});

test('a language that is added is found by what a browser asks for', () => {
  const languages = { ...INTERFACE_LANGUAGES, tamil: { name: 'தமிழ்', tag: 'ta' } };
  expect(findWanted(languages, 'ta-IN,en')).toBe('tamil');
  expect(findWanted(languages, 'te,en')).toBeUndefined();
});
