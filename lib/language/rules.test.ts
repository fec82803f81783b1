import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectLanguage, isOtherScript, replyLanguage } from './rules';

describe('the language of a text', () => {
  test.each([
    ['I had such a long day at work', 'en'],
    ['Aaj ka din bahut lamba tha', 'hinglish'],
    ['yaar kya bolu, office mein sab gadbad hai', 'hinglish'],
    ['kuch nahi', 'hinglish'],
    ['Meeting cancel ho gayi', 'hinglish'],
    ['आज का दिन लंबा था', 'hi'],
    ['आज office में meeting थी', 'hi'],
    ['How was your day?', 'en'],
    ['kaise ho yaar, kya kar rahe ho', 'hinglish'],
    ['आप कैसे हैं', 'hi'],
    ['My bhai is here', 'en'],
    ['mujhe mar jana hai, jeena nahi chahta', 'hinglish'],
    ['marna', 'hinglish'],
    ['khud se nafrat ho rahi, jeena nhi', 'hinglish'],
    ['muje zindagi se aur kuch nahi', 'hinglish'],
    ['main 16 saal ki hu', 'hinglish'],
    ['The main thing is that I want to sleep', 'en'],
    ['aaj samosa bahut garam tha', 'hinglish'],
    ['समोसा गरम था samosa', 'hi'],
    ['The ghar is quiet tonight and I am alone', 'en'],
    ['ok', null],
    ['haha', null],
    ['😂😂', null],
    ['???', null],
    ['', null],
  ])('%s: %s', (text, language) => expect(detectLanguage(text)).toBe(language));

  test('Devanagari alone is Hindi, and Latin alone is never Hindi', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'कखगघचजटडतदनपबमयरलवशसह'), { minLength: 1 }), (letters) => {
        expect(detectLanguage(letters.join(''))).toBe('hi');
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(detectLanguage(text)).not.toBe('hi');
      }),
    );
  });
});

describe('the language to answer in', () => {
  test.each([
    [['Hello there friend', 'kaise ho tum'], null, 'hinglish'],
    [['kaise ho tum', 'I am fine today'], null, 'en'],
    [['आप कैसे हैं', 'ok', '😂'], null, 'hi'],
    [['ok'], 'hi-IN', 'hi'],
    [['ok'], 'en-IN', null],
    [[], null, null],
  ])('%j and a browser of %s: %s', (texts, stated, language) => {
    expect(replyLanguage(texts, stated)).toBe(language);
  });
});

test('only a whole reply in the other script counts as one', () => {
  expect(isOtherScript('How was your day?', 'hi')).toBe(true);
  expect(isOtherScript('आपका दिन कैसा था?', 'hinglish')).toBe(true);
  expect(isOtherScript('आपका दिन कैसा था?', 'en')).toBe(true);
  expect(isOtherScript('आज का office कैसा था?', 'hi')).toBe(false);
  expect(isOtherScript('Namaste means नमस्ते in letters', 'en')).toBe(false);
  expect(isOtherScript('😂', 'hi')).toBe(false);
  expect(isOtherScript('आपका दिन?', null)).toBe(false);
});
