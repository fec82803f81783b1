import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectLanguage, isOtherScript, ownLanguage, replyLanguage } from './rules';

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
    ['kse ho', 'hinglish'],
    ['bht thak gya yr', 'hinglish'],
    ['nhiii yaaaar aaj nhi ho paega', 'hinglish'],
    ['tmro exam hai yr full tension', 'hinglish'],
    ['Rahul ne propose kiya kal college me', 'hinglish'],
    ['thik h', 'hinglish'],
    ['wyd', 'en'],
    ['bro wtf happened in class today', 'en'],
    ['sooo tired afterrr office', 'en'],
    ['dada ektu help koro na', 'bn-Latn'],
    ['tmr sathe ktha blte vlo lge', 'bn-Latn'],
    ['mala khup bhuk lagli ahe re', 'mr-Latn'],
    ['kem 6o bhai, maja ma?', 'gu-Latn'],
    ['tussi kiven ho ji, sab theek?', 'pa-Latn'],
    ['enna machi weekend plan', 'ta-Latn'],
    ['amma ki call cheyali ra', 'te-Latn'],
    ['आज ऑफिसमध्ये खूप काम होतं', 'mr'],
    ['তুমি কেমন আছো', 'bn'],
    ['કેમ છો', 'gu'],
    ['ਕੀ ਹਾਲ ਹੈ', 'pa'],
    ['சாப்டியா office la?', 'ta'],
    ['తిన్నావా', 'te'],
    ['کیسے ہو', 'ur'],
    ['ok', null],
    ['haha', null],
    ['😂😂', null],
    ['???', null],
    ['', null],
  ])('%s: %s', (text, language) => expect(detectLanguage(text)).toBe(language));

  test('Devanagari alone is Hindi or Marathi, and Latin alone is neither', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'कखगघचजटडतदनपबमयरलवशसह'), { minLength: 1 }), (letters) => {
        expect(['hi', 'mr']).toContain(detectLanguage(letters.join('')));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
        expect(['hi', 'mr']).not.toContain(detectLanguage(text));
      }),
    );
  });
});

describe('the language to answer in', () => {
  test.each([
    [['Hello there friend', 'kaise ho tum'], null, 'hinglish'],
    [['kaise ho tum', 'I am fine today'], null, 'en'],
    [['आप कैसे हैं', 'ok', '😂'], null, 'hi'],
    [['kya kar rahe ho yaar', 'pakka'], null, 'hinglish'],
    [['sapta? enna panra', 'office'], null, 'ta-Latn'],
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

test('a reply in another script of India is one as well', () => {
  expect(isOtherScript('आज दिन कैसा था?', 'ta')).toBe(true);
  expect(isOtherScript('Today was long', 'bn')).toBe(true);
  expect(isOtherScript('আজ কেমন কাটল?', 'bn')).toBe(false);
  expect(isOtherScript('আজ কেমন কাটল?', 'bn-Latn')).toBe(true);
  expect(isOtherScript('Aaj kemon katlo?', 'bn-Latn')).toBe(false);
  expect(isOtherScript('आजचा दिवस कसा होता?', 'mr')).toBe(false);
});

test('our own texts come in a language that the person reads', () => {
  expect(ownLanguage(null)).toBe('en');
  expect(ownLanguage('hinglish')).toBe('hinglish');
  expect(ownLanguage('mr')).toBe('hi');
  expect(ownLanguage('pa-Latn')).toBe('hinglish');
  expect(ownLanguage('ta-Latn')).toBe('en');
});

test('takes less than a millisecond for a line, however long', () => {
  const line = 'yaar aaj office me bahut kaam tha, boss ne phir se meeting rakh di 😭 '.repeat(30);
  const times = Array.from({ length: 50 }, () => {
    const began = performance.now();
    detectLanguage(line);
    return performance.now() - began;
  });
  // The best of many: other work on the machine may interrupt any one.
  expect(Math.min(...times)).toBeLessThan(1);
});
