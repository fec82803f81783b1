import { afterEach, describe, expect, test } from 'vitest';
import { langOf } from './lang-of';
import { type Language, languageNow, pieces, t, tn, translate } from './text';
import { patternsOf } from './text-patterns';

const TEXTS: Language['texts'] = {
  Back: 'वापस',
  'Hello, {name}': '{name}, नमस्ते',
  '{count} messages left': ['{count} मैसेज बाकी', '{count} मैसेज बाकी हैं'],
  'Call {number} now': 'अभी {number} पर कॉल करें',
  'Try again in {minutes} minutes.': '{minutes} मिनट बाद फिर कोशिश करें।',
  'Try again in {minutes} minutes. Nothing was charged.': '{minutes} मिनट बाद फिर कोशिश करें। कुछ नहीं कटा।',
  '{name} is away (until {time}).': '{name} {time} तक नहीं हैं।',
  '{n} of {most}': '{most} में से {n}',
  '{name} wrote to {name} today.': '{name} ने आज ख़ुद को लिखा।',
};
const HINDI: Language = { tag: 'hi', texts: TEXTS, patterns: patternsOf(TEXTS) };

afterEach(() => {
  globalThis.saathiTexts = undefined;
});

describe('an English page', () => {
  test('shows each text as it is written', () => {
    expect(languageNow()).toBe('en');
    expect(t('Back')).toBe('Back');
    expect(t('Hello, {name}', { name: 'Asha' })).toBe('Hello, Asha');
    expect(translate('Whatever')).toBe('Whatever');
  });

  test('counts as English does', () => {
    const left = (count: number) => tn(count, '{count} message left', '{count} messages left');
    expect([0, 1, 2].map(left)).toEqual(['0 messages left', '1 message left', '2 messages left']);
  });

  test('puts other things than words into a text', () => {
    const number = { href: 'tel:112' };
    expect(pieces('Call {number} now', { number })).toEqual(['Call ', number, ' now']);
  });
});

describe('a page in Hindi', () => {
  const inHindi = <T>(work: () => T): T => {
    globalThis.saathiTexts = () => HINDI;
    return work();
  };

  test('shows its own texts, and English where it has none', () => {
    inHindi(() => {
      expect(languageNow()).toBe('hi');
      expect(t('Back')).toBe('वापस');
      expect(t('Forward')).toBe('Forward');
      expect(t('Hello, {name}', { name: 'Asha' })).toBe('Asha, नमस्ते');
      expect(translate('Back')).toBe('वापस');
    });
  });

  test('counts as Hindi does, for which nothing is one', () => {
    const left = (count: number) => tn(count, '{count} message left', '{count} messages left');
    expect(inHindi(() => [0, 1, 2].map(left))).toEqual(['0 मैसेज बाकी', '1 मैसेज बाकी', '2 मैसेज बाकी हैं']);
  });

  test('has other things where its own words want them', () => {
    expect(inHindi(() => pieces('Call {number} now', { number: 112 }))).toEqual(['अभी ', 112, ' पर कॉल करें']);
  });

  test("knows the server's English again, also with values in it", () => {
    inHindi(() => {
      expect(translate('Back')).toBe('वापस');
      expect(translate('Try again in 5 minutes.')).toBe('5 मिनट बाद फिर कोशिश करें।');
      // The signs of a text are no pattern, and a value is taken as it is.
      expect(translate('A.* $1 is away (until 5 pm).')).toBe('A.* $1 5 pm तक नहीं हैं।');
      expect(translate('Mira is away !until 5 pm!.')).toBe('Mira is away !until 5 pm!.');
      expect(translate('Mira wrote to Mira today.')).toBe('Mira ने आज ख़ुद को लिखा।');
      expect(translate('Mira wrote to Asha today.')).toBe('Mira wrote to Asha today.');
      // Of two texts that fit, the one with more words of its own.
      expect(translate('Try again in 5 minutes. Nothing was charged.')).toBe(
        '5 मिनट बाद फिर कोशिश करें। कुछ नहीं कटा।',
      );
    });
  });

  test('says of what somebody wrote that it is in another language', () => {
    expect(['Grief and loss', 'दुख'].map(langOf)).toEqual([undefined, 'hi']);
    expect(inHindi(() => ['Grief and loss', 'दुख'].map(langOf))).toEqual(['en', undefined]);
  });

  test('leaves alone what only looks like a text', () => {
    inHindi(() => {
      for (const text of ['2 of 5', 'Tales of Delhi', '2 messages left', 'Try again in  minutes'])
        expect(translate(text)).toBe(text);
    });
  });
});
