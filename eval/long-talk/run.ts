import { REPEAT_WINDOW } from '@/lib/ai/character/constants';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { TestScope } from '@/tests/setup/scope';
import { learn, newChat, newPerson, say, type World } from '../world';
import { type Exchange, type Part, partOf } from './measures';
import { longScript, type ScriptLine } from './script';

/** Turns after which the background reads the talk for the first time, and then again and again. */
const FIRST_LEARNED = 10;
const LEARNED_EVERY = 50;

export type Performer = { id: string; part: Part };

/** Who is measured: the companions that lead a chat type, the first of each or everybody. */
export async function performers(world: World, everybody: boolean): Promise<Performer[]> {
  const cast = await world.db.prisma.companion.findMany({ orderBy: [{ createdAt: 'asc' }, { name: 'asc' }] });
  const met = new Set<string>();
  return cast.flatMap((companion) => {
    const [chatType] = companion.suitableForChatTypes as ChatType[];
    if (chatType === undefined || (met.has(chatType) && !everybody)) return [];
    met.add(chatType);
    return [{ id: companion.id, part: partOf(companion, chatType, cast) }];
  });
}

/**
 * One person's talk of so many messages with a companion, through the real service.
 * @param before what happens before a turn, counted from 1, by what the companion has said
 */
export async function longTalk(
  world: World,
  { id, part }: Performer,
  turns: number,
  before: (turn: number, line: ScriptLine, said: readonly string[]) => Promise<void> = async () => undefined,
): Promise<{ exchanges: Exchange[]; person: TestScope; sessionId: string }> {
  const person = await newPerson(world);
  const sessionId = await newChat(person, part.chatType, id);
  const exchanges: Exchange[] = [];
  const said: string[] = [];
  for (const [at, line] of longScript(part.chatType, turns).entries()) {
    await before(at + 1, line, said);
    const { bubbles } = await say(person, sessionId, line.says);
    exchanges.push({ line, bubbles, earlier: said.slice(-REPEAT_WINDOW) });
    said.push(...bubbles);
    if (at === FIRST_LEARNED || at % LEARNED_EVERY === LEARNED_EVERY - 1) await learn(person);
  }
  return { exchanges, person, sessionId };
}
