import { expect, test } from 'vitest';
import { chooseLanguage } from './rules';

test.each([
  ['what was chosen', 'styles=a; language=hinglish; x=1', 'en-IN', 'hinglish'],
  ['English that was chosen in a Hindi browser', 'language=en', 'hi-IN,hi;q=0.9', 'en'],
  ['Hindi for a browser that wants it first', undefined, 'hi-IN,hi;q=0.9,en;q=0.8', 'hi'],
  ['English for one that wants Hindi second', 'styles=a', 'en-IN,en;q=0.9,hi;q=0.8', 'en'],
  ['English for a robot', undefined, undefined, 'en'],
  ['nothing that does not exist', 'language=toString', 'en', 'en'],
  ['no other cookie of a like name', 'mylanguage=hi', 'en', 'en'],
  ['English for languages that only begin alike', undefined, 'hil,en', 'en'],
])('a page is in %s', (_, cookies, accepted, expected) => {
  expect(chooseLanguage(cookies, accepted)).toBe(expected);
});
