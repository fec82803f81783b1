import type { ModelMessage } from '@/lib/ai/ports';
import { type SUMMARY_LEVELS, SUMMARY_LINES_MAX, SUMMARY_MERGED } from '../../constants';
import { dayOf, weekOf } from '../dates/rules';

export type Level = (typeof SUMMARY_LEVELS)[number];
/** A line of a summary and the `messages.seq` it covers, both ends included, as text. */
export type SummaryLine = {
  id: string;
  level: Level;
  text: string;
  fromSeq: string;
  uptoSeq: string;
  toldAt: Date;
};
/** Lines that become one of a level. */
export type Merge = { lines: readonly [SummaryLine, ...SummaryLine[]]; level: Level };

function mergeOf(lines: readonly SummaryLine[], level: Level): Merge | null {
  const [first, ...others] = lines;
  return first ? { lines: [first, ...others], level } : null;
}

/**
 * What is to become one line next; null when the summary is in order. The talks of a week that is over become a week, the
 * oldest weeks a part of the story, and where a layer has too many lines its oldest become one.
 * @param lines oldest first
 */
export function nextMerge(lines: readonly SummaryLine[], now: Date): Merge | null {
  const of = (level: Level) => lines.filter((line) => line.level === level);
  const week = (line: SummaryLine) => weekOf(dayOf(line.toldAt));
  const [talks, weeks, story] = [of('talk'), of('week'), of('story')];
  const [oldest] = talks;
  if (oldest && week(oldest) < weekOf(dayOf(now)))
    return mergeOf(
      talks.filter((line) => week(line) === week(oldest)),
      'week',
    );
  if (talks.length > SUMMARY_LINES_MAX.talk) return mergeOf(talks.slice(0, SUMMARY_MERGED.talk), 'talk');
  if (weeks.length > SUMMARY_LINES_MAX.week) return mergeOf(weeks.slice(0, SUMMARY_MERGED.week), 'story');
  return story.length > SUMMARY_LINES_MAX.story
    ? mergeOf(story.slice(0, SUMMARY_MERGED.story), 'story')
    : null;
}

/** What the model is asked when lines of the summary become one. */
export function digestRequest(lines: readonly string[]): ModelMessage[] {
  return [
    {
      role: 'system',
      content:
        '# Memory digest\nMake one sentence of at most 200 characters out of these notes about earlier talks. Keep what goes on over several of them. Answer with JSON only: {"summary":"…"}',
    },
    { role: 'user', content: lines.map((line) => `- ${line}`).join('\n') },
  ];
}
