import { exchange, leadingCast, learn, newChat, newPerson, type Talker, type World } from '../world';
import { type Exchange, type Part, partOf } from './measures';
import { longScript, type ScriptLine } from './script';

/** Turns after which the background reads the talk for the first time, and then again and again. */
const FIRST_LEARNED = 10;
const LEARNED_EVERY = 50;

export type Performer = { id: string; part: Part };

/** Messages of a companion that a new one should not repeat. */
const NOT_REPEATED = 20;

/** Who is measured: the companions that lead a chat type, the first of each or everybody. */
export async function performers(world: World, everybody: boolean): Promise<Performer[]> {
  const { cast, led } = await leadingCast(world, everybody);
  return led.map(({ companion, chatType }) => ({
    id: companion.id,
    part: partOf(companion, chatType, cast),
  }));
}

/**
 * One person's talk of so many messages with a companion, through the real service.
 * @param before what happens before a turn, counted from 1, by what the companion has said
 * @param learning lets the background read what was said, now and then
 */
export async function longTalk(
  world: World,
  { id, part }: Performer,
  turns: number,
  before: (turn: number, line: ScriptLine, said: readonly string[]) => Promise<void> = async () => undefined,
  learning: (person: Talker) => Promise<void> = learn,
): Promise<{ exchanges: Exchange[]; person: Talker; sessionId: string }> {
  const person = await newPerson(world);
  const sessionId = await newChat(person, part.chatType, id);
  const exchanges: Exchange[] = [];
  const said: string[] = [];
  for (const [at, line] of longScript(part.chatType, turns).entries()) {
    await before(at + 1, line, said);
    const { bubbles, draft, isModels } = await exchange(person, sessionId, line.says);
    exchanges.push({ line, draft, isModels, bubbles, earlier: said.slice(-NOT_REPEATED) });
    said.push(...bubbles);
    if (at === FIRST_LEARNED || at % LEARNED_EVERY === LEARNED_EVERY - 1) await learning(person);
  }
  return { exchanges, person, sessionId };
}
