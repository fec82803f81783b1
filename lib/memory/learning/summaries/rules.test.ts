import { expect, test } from 'vitest';
import { type Level, nextMerge, type SummaryLine } from './rules';

const NOW = new Date('2026-11-20T12:00:00Z');
const line = (level: Level, at: number, day: string): SummaryLine => ({
  id: `${level}${at}`,
  level,
  text: 'x',
  ...{ fromSeq: String(at), uptoSeq: String(at), toldAt: new Date(`${day}T12:00:00Z`) },
});
const lines = (level: Level, count: number, day: string) =>
  Array.from({ length: count }, (_, at) => line(level, at, day));
const merged = (of: SummaryLine[]) => {
  const merge = nextMerge(of, NOW);
  return merge && { level: merge.level, lines: merge.lines.length };
};

test('the talks of this week stay, until they are too many', () => {
  expect(merged(lines('talk', 8, '2026-11-18'))).toBeNull();
  expect(merged(lines('talk', 9, '2026-11-18'))).toEqual({ level: 'talk', lines: 4 });
});

test('the talks of a week that is over become the week, week by week', () => {
  const talks = [
    ...lines('talk', 3, '2026-11-05'),
    ...lines('talk', 2, '2026-11-10'),
    line('talk', 9, '2026-11-19'),
  ];
  expect(merged(talks)).toEqual({ level: 'week', lines: 3 });
});

test('the oldest weeks become a part of the story, and the story stays short', () => {
  expect(merged(lines('week', 4, '2026-10-01'))).toBeNull();
  expect(merged(lines('week', 5, '2026-10-01'))).toEqual({ level: 'story', lines: 3 });
  expect(merged(lines('story', 5, '2026-01-01'))).toEqual({ level: 'story', lines: 2 });
});
