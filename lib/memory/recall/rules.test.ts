import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateTokens } from '@/lib/language/tokens/rules';
import { MEMORY_TOKEN_BUDGET } from '../constants';
import { FOLLOW_UP_INTRODUCTION, MEMORY_HEADING, MEMORY_INTRODUCTION, SUMMARY_INTRODUCTION } from '../copy';
import { memorySection, noteLine, type Recallable, type SummaryText } from './rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);
const fact = (text: string, over: Partial<Recallable> = {}): Recallable => ({
  ...{ kind: 'other', subject: null, happensOn: null },
  text,
  confirmedAt: daysAgo(1),
  ...over,
});
const talk = (text: string, level: SummaryText['level'] = 'talk'): SummaryText => ({
  level,
  text,
  toldAt: NOW,
});

test('the name, home and work come first, then what is nearest', () => {
  const known = [fact('New news'), fact('Old news'), fact('Lives in Pune', { kind: 'home' })];
  const [, , ...lines] = memorySection(known, []).split('\n');
  expect(lines.map((line) => line.replace(/ \(.*/, ''))).toEqual([
    '- Lives in Pune',
    '- New news',
    '- Old news',
  ]);
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
    fc.property(fc.array(nasty, { maxLength: 60 }), fc.array(nasty, { maxLength: 12 }), (texts, lines) => {
      const section = memorySection(
        texts.map((one) => fact(one)),
        lines.map((one) => talk(one)),
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
    }),
  );
});

test('nothing remembered is no section at all', () => {
  expect(memorySection([], [])).toBe('');
});

describe('the section', () => {
  const lines = (...given: Parameters<typeof memorySection>) => memorySection(...given).split('\n');

  test('tells what is to be asked about apart, and the day of what is to come', () => {
    const due = fact('Interview at TCS', { happensOn: '2026-11-19', confirmedAt: daysAgo(4) });
    const told = lines([fact('Has a dog')], [], { due });
    expect(told.slice(-2)).toEqual([
      FOLLOW_UP_INTRODUCTION,
      '- Interview at TCS (on Thu, 19 Nov, 2026, told 16 Nov 2026)',
    ]);
  });

  test('has the story, the weeks and the talks, oldest first, each within its budget', () => {
    const summary = [
      ...Array.from({ length: 5 }, (_, at) => talk(`Story ${at} ${'x '.repeat(12)}`, 'story')),
      talk('Last week', 'week'),
      talk('Yesterday'),
    ];
    const told = lines([], summary);
    expect(told.at(-1)).toContain('Yesterday');
    expect(told.at(-2)).toContain('Last week');
    expect(told.at(-3)).toContain('Story 4');
    expect(told.length).toBeLessThan(3 + summary.length);
  });

  test('counts as it is told to count', () => {
    const one = memorySection([fact('Has a dog')], [], {
      countTokens: () => MEMORY_TOKEN_BUDGET + 1,
    });
    expect(one).toBe('');
  });
});
