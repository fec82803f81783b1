import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REPEAT_WINDOW } from './constants';
import { atMostOneQuestion, lastSaid, personaLine, repeats, said, troubleOf, withoutRepeats } from './rules';

const questions = (bubbles: readonly string[]) =>
  bubbles.join('\n').match(/[^.!?।…\n]*[.!?।…]*\?[.!?।…]*/g)?.length ?? 0;

describe('at most one question', () => {
  test.each([
    [['Arre! Kya hua? Sab theek?'], ['Arre! Sab theek?']],
    [['Kya hua?', 'Batao na?'], ['Batao na?']],
    [
      ['You went to Goa? Lovely.', 'Did you swim?'],
      ['Lovely.', 'Did you swim?'],
    ],
    [
      ['Really??', 'Tell me.'],
      ['Really??', 'Tell me.'],
    ],
    [['कैसे हो? क्या हुआ? बताओ।'], ['क्या हुआ? बताओ।']],
    [['No question here.'], ['No question here.']],
  ])('%j', (bubbles, kept) => expect(atMostOneQuestion(bubbles)).toEqual(kept));

  test('keeps a reply from being empty, and every sentence that is no question', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('Achha.', 'Kya?', 'Sach mein?', 'Theek hai!', 'हाँ।'), {
          minLength: 1,
          maxLength: 8,
        }),
        (sentences) => {
          const kept = atMostOneQuestion([sentences.join(' ')]);
          expect(kept.length).toBeGreaterThan(0);
          expect(questions(kept)).toBeLessThanOrEqual(1);
          const statements = (text: string) => text.match(/[^.!?।]+[.!।]/gu)?.map((one) => one.trim());
          expect(statements(kept.join(' '))?.length).toBe(statements(sentences.join(' '))?.length);
        },
      ),
    );
  });
});

describe('repetition', () => {
  const line = 'That sounds like a long day, tell me more.';
  test.each([
    [line, true],
    ['THAT sounds like a long day; tell me more!', true],
    ['That sounds like a really long day, tell me more.', true],
    ['Chai first, then the story of the day.', false],
    ['Haan, batao.', false],
  ])('%s', (bubble, again) => expect(repeats(bubble, [said(line), said('Haan, batao.')])).toBe(again));

  test('looks at the companion’s last messages only', () => {
    const history = Array.from({ length: 60 }, (_, at) => ({
      sender: at % 2 ? ('ai' as const) : ('user' as const),
      content: `m${at}`,
    }));
    expect(lastSaid(history)).toHaveLength(REPEAT_WINDOW);
    expect(lastSaid(history).at(-1)?.normal).toBe('m59');
  });

  test('a bubble that repeats is left out, and something always stays', () => {
    expect(withoutRepeats([line, 'Something quite new this time.'], [said(line)])).toEqual([
      'Something quite new this time.',
    ]);
    expect(withoutRepeats([line, line], [])).toEqual([line]);
    expect(withoutRepeats([line], [said(line)])).toEqual([line]);
  });
});

test('a draft is worth a second try when it repeats or misses the script', () => {
  const line = 'That sounds like a long day, tell me more.';
  const earlier = [said(line)];
  expect(troubleOf([line], earlier, 'en')).toBe('repeats');
  expect(troubleOf(['How was your day today?'], earlier, 'hi')).toBe('script');
  expect(troubleOf(['How was your day today?'], earlier, 'en')).toBeNull();
});

test('a line of a persona', () => {
  expect(personaLine('Gender: woman\nVoice: dry, short\nLikes: tea', 'Voice')).toBe('dry, short');
  expect(personaLine('Gender: woman', 'Voice')).toBeUndefined();
});
