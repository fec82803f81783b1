/* A hundred and twenty questions about what people told, corrected and took back, days before. */
import { ownsUpToNotKnowing, tellsAsCurrent } from '../measures/manner';
import { answersIn } from '../measures/words';
import type { MemoryQuestion } from '../people/memory/kinds';
import { REMEMBERERS } from '../people/memory/questions';
import { companionFor, exchange, learn, newChat, newPerson, type World } from '../world';
import { judged, type Tried } from './gates';
import { inParallel } from './parallel';

const AT_ONCE = 6;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a text answers a question of memory rightly. */
export function remembers(text: string, { says, language, must, never }: MemoryQuestion): boolean {
  if (!answersIn(text, says, language)) return false;
  if (never && tellsAsCurrent(text, never)) return false;
  // Who cannot know it owns up to that, and does not guess it.
  return must === null ? ownsUpToNotKnowing(text) && !(never?.test(text) ?? false) : must.test(text);
}

/**
 * Everybody tells before anything is learned, and everything is learned before anybody asks: what a model is asked then does not
 * depend on who was quicker.
 */
export async function measureMemory(world: World): Promise<Tried[]> {
  const [first, other] = [await companionFor(world, 'friendly'), await companionFor(world, 'friendly', 1)];
  const people = await inParallel(REMEMBERERS, AT_ONCE, async (one) => ({
    ...one,
    person: await newPerson(world),
  }));
  const tell = async (lines: 'tells' | 'corrects') => {
    await inParallel(people, AT_ONCE, async ({ person, ...one }) => {
      const sessionId = await newChat(person, 'friendly', first);
      for (const line of one[lines]) await exchange(person, sessionId, line);
    });
    for (const { person } of people) await learn(person);
  };
  await tell('tells');
  for (const { person } of people) person.wait(2 * DAY_MS);
  await tell('corrects');
  for (const { person } of people) person.wait(2 * DAY_MS);
  const asked = await inParallel(people, AT_ONCE, async ({ person, asks }) => {
    const [own, others] = [
      await newChat(person, 'friendly', first),
      await newChat(person, 'friendly', other),
    ];
    const tried: Tried[] = [];
    for (const question of asks) {
      const heard = await exchange(person, question.kind === 'others' ? others : own, question.says);
      tried.push(judged(`memory ${question.kind}`, heard, (text) => remembers(text, question)));
    }
    return tried;
  });
  return asked.flat();
}
