import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { SEARCH_MAX_WORDS, SNIPPET_CHARS, WORD_CHARS } from './constants';
import { snippetOf, wantedWords, wordsOf } from './rules';

describe('the words of a text', () => {
  it.each([
    ['Hindi with its vowel signs, a danda and emoji', 'मैं ठीक हूँ।क्या?😀हाँ', ['मैं', 'ठीक', 'हूं', 'क्या', 'हां']],
    ['nukta or none, joiners or none', 'ज़िंदगी ज\u093cिंदगी क्\u200dया', ['जिंदगी', 'क्या']],
    ['English with capitals, accents and apostrophes', "CAFÉ, don’t don't naïve", ['cafe', 'dont', 'naive']],
    ['letters that are repeated, not digits', 'Achha accha ACHA heyyyy 1000', ['acha', 'hey', '1000']],
    ['other scripts of India', 'வணக்கம் নমস্কার', ['வணக்கம்', 'নমস্কার'].map((word) => word.normalize('NFKD'))],
    ['numbers and signs', '₹200/- at 9:30', ['200', 'at', '9', '30']],
    ['nothing but signs', '… !! 👍🏽 ।', []],
  ])('%s', (_, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('are cut where the index cuts them', () => {
    expect(wordsOf('ab'.repeat(WORD_CHARS))).toEqual(['ab'.repeat(WORD_CHARS / 2)]);
  });
});

test('a search needs a word of two characters, and has only so many', () => {
  for (const none of ['', ' ', 'a', '।', '??', 'aaa']) expect(wantedWords(none)).toEqual([]);
  expect(wantedWords('क k')).toEqual([]);
  expect(wantedWords('मा')).toEqual(['मा']);
  const many = Array.from({ length: 20 }, (_, at) => `word${at}`);
  expect(wantedWords(many.join(' '))).toEqual(many.slice(0, SEARCH_MAX_WORDS));
});

describe('a snippet', () => {
  const textOf = (content: string, search: string) =>
    snippetOf(content, wantedWords(search))
      .map(({ text, found }) => (found ? `[${text}]` : text))
      .join('');

  it.each([
    ['Kal meri pariksha hai', 'PARI', 'Kal meri [pariksha] hai'],
    ['(अच्छा!) हाँ,\nबहुत  अच्छा', 'अच्छा', '([अच्छा]!) हाँ, बहुत [अच्छा]'],
    ["I don't, accha", "dont' achha", "I [don't], [accha]"],
    ['ज़िंदगी भर', 'जिंदगी', '[ज़िंदगी] भर'],
  ])('of %j marks %j', (content, search, marked) => {
    expect(textOf(content, search)).toBe(marked);
  });

  it('of a long message is the part around the first word found', () => {
    const long = `${'pehle '.repeat(60)}yahan hai ${'baad '.repeat(60)}`;
    const text = textOf(long, 'yahan');
    expect(text).toMatch(/^… pehle( pehle)* \[yahan\] hai baad( baad)* …$/);
    expect(text.length).toBeLessThan(SNIPPET_CHARS + 20);
  });

  it('of a message without a single gap is no longer, either', () => {
    expect(textOf('x1'.repeat(900), 'x1').length).toBeLessThan(SNIPPET_CHARS + 20);
  });

  const word = fc.constantFrom('kal', 'परीक्षा', 'है।', 'don’t', '😀', 'ज़िंदगी', '  ', 'a'.repeat(200), '!');
  test('is a part of the message, and what it marks was searched for', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 80 }),
        fc.constantFrom('kal', 'परी', 'dont'),
        (words, search) => {
          const content = words.join(' ');
          const parts = snippetOf(content, wantedWords(search));
          const plain = parts
            .map(({ text }) => text)
            .join('')
            .replace(/^… | …$/g, '');
          expect(content.replace(/\s+/g, ' ').trim()).toContain(plain.trim());
          for (const { text, found } of parts)
            if (found)
              expect(wordsOf(text).some((one) => one.startsWith(wantedWords(search)[0] ?? ' '))).toBe(true);
          const has = words.some((one) =>
            wordsOf(one).some((each) => each.startsWith(wantedWords(search)[0] ?? ' ')),
          );
          expect(parts.some(({ found }) => found)).toBe(has);
        },
      ),
    );
  });
});
