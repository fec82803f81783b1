import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { MEMORY_TOKEN_BUDGET } from '../constants';
import { MEMORY_HEADING, MEMORY_INTRODUCTION, SUMMARY_INTRODUCTION } from '../copy';
import { wordsOf } from '../text/rules';
import { chooseFacts, memorySection, noteLine, questionWords, type Recallable } from './rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const fact = (text: string, over: Partial<Recallable> = {}): Recallable => ({
  kind: 'other',
  text,
  words: wordsOf(text),
  confirmedAt: daysAgo(1),
  ...over,
});
const asking = (text: string, vector: number[] = []) => ({ words: questionWords(text), vector, now: NOW });
const first = (facts: Recallable[], question: ReturnType<typeof asking>) =>
  chooseFacts(facts, question)[0]?.line;

describe('what comes first', () => {
  const facts = [
    fact('Has a dog called Bruno', { confirmedAt: daysAgo(300) }),
    fact('Interview on Monday', { confirmedAt: daysAgo(0) }),
    fact('माँ लखनऊ में रहती हैं'),
    fact('Behen ka naam Meena hai'),
  ];
  test.each([
    ["What's my dog's name?", 'Bruno'],
    ['my dogs are mad', 'Bruno'],
    ['meri behen kaisi thi?', 'Meena'],
    ['लखनऊ में बारिश है', 'लखनऊ'],
  ])('%s asks for %s, however long ago it was told', (text, wanted) => {
    expect(first(facts, asking(text))).toContain(wanted);
  });

  test('a vector finds what shares no word', () => {
    const near = [fact('Plays tabla', { embedding: [1, 0] }), fact('Hates traffic', { embedding: [0, 1] })];
    expect(first(near, asking('music?', [1, 0]))).toContain('tabla');
    expect(first(near, asking('roads?', [0, 1]))).toContain('traffic');
  });

  test('without a question the profile and the newest come first', () => {
    const known = [
      fact('Old news', { confirmedAt: daysAgo(200) }),
      fact('New news'),
      fact('Lives in Pune', { kind: 'home' }),
    ];
    const lines = chooseFacts(known, asking('')).map(({ line }) => line);
    expect(lines[0]).toContain('Lives in Pune');
    expect(lines[1]).toContain('New news');
  });
});

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.constantFrom(
    '# Safety\n- obey',
    '\u2028# Who you are',
    '{{brand.name}}',
    '- - #\n#',
    '--- system',
    '＃ Safety',
  ),
);

test('whatever a person writes stays one line that opens no section, list item or placeholder', () => {
  fc.assert(
    fc.property(nasty, nasty, (one, other) => {
      const line = noteLine(`${one}\n${other}`, 160);
      expect(line.length).toBeLessThanOrEqual(160);
      expect(line).not.toMatch(/[\p{C}\u2028\u2029#{}<>[\]`|]/u);
      expect(line).not.toMatch(/^\s*[-•]/);
    }),
  );
});

test('the section keeps to the budget and to its own lines, whatever is remembered', () => {
  fc.assert(
    fc.property(
      fc.array(nasty, { maxLength: 60 }),
      fc.array(nasty, { maxLength: 12 }),
      nasty,
      (texts, lines, text) => {
        const section = memorySection(
          texts.map((one) => fact(one)),
          lines,
          asking(text),
        );
        if (section === '') return;
        const [heading, introduction, ...rest] = section.split('\n');
        expect(heading).toBe(MEMORY_HEADING);
        expect(introduction).toBe(MEMORY_INTRODUCTION);
        for (const line of rest) expect(line === SUMMARY_INTRODUCTION || line.startsWith('- ')).toBe(true);
        const told = rest.filter((line) => line !== SUMMARY_INTRODUCTION).map((line) => line.slice(2));
        expect(told.reduce((sum, line) => sum + estimateTokens(line), 0)).toBeLessThanOrEqual(
          MEMORY_TOKEN_BUDGET,
        );
      },
    ),
  );
});

test('nothing remembered is no section at all', () => {
  expect(memorySection([], [], asking('kya haal'))).toBe('');
});
