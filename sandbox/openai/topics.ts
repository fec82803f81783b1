import { BODY } from './lines/body.ts';
import { HEART } from './lines/heart.ts';
import { HOME } from './lines/home.ts';
import { LIMITS } from './lines/limits.ts';
import type { Topic } from './lines/line.ts';
import { MANNERS } from './lines/manners.ts';
import { MIND } from './lines/mind.ts';
import { OUTDOORS } from './lines/outdoors.ts';
import { PLAY } from './lines/play.ts';
import { SELF } from './lines/self.ts';
import { TASTE } from './lines/taste.ts';
import { WORK } from './lines/work.ts';

/** Concrete troubles before feelings, feelings before broad words such as "life" or "love". */
const ORDER =
  'breakup lonely marriage exams work money sleep anxiety anger selfdoubt sad tired home happy health drink food films music cricket travel rain weather pets festival hobby bored family friends crush future'.split(
    ' ',
  );
const ALL: readonly Topic[] = [...HEART, ...MIND, ...WORK, ...HOME, ...BODY, ...TASTE, ...OUTDOORS];
const SUBJECTS: readonly Topic[] = ORDER.flatMap((id) => ALL.filter((topic) => topic.id === id));
/** A leave-taking such as "phir milte hain" comes before the wish to meet. */
const LEAVING = new Set(['goodnight', 'bye']);
const FIRST: readonly Topic[] = [
  ...LIMITS,
  ...MANNERS.filter((topic) => LEAVING.has(topic.id)),
  ...SELF,
  ...MANNERS.filter((topic) => !LEAVING.has(topic.id)),
  ...PLAY,
];

const CACHE_LIMIT = 20_000;
const cache = new Map<string, Topic | null>();

/** What a message is about: a turn of the conversation, or a subject; nothing when no rule fits. */
export function topicOf(text: string): Topic | undefined {
  const known = cache.get(text);
  if (known !== undefined) return known ?? undefined;
  const found =
    FIRST.find((topic) => topic.find.test(text)) ?? SUBJECTS.find((topic) => topic.find.test(text));
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(text, found ?? null);
  return found;
}

/** The newest subject of the talk, which short answers are about. */
export function subjectBefore(userTexts: readonly string[]): Topic | undefined {
  for (let i = userTexts.length - 2; i >= 0 && i >= userTexts.length - 4; i -= 1) {
    const topic = topicOf(userTexts[i] ?? '');
    if (topic && SUBJECTS.includes(topic)) return topic;
  }
  return undefined;
}
