/* The product's own services with a person, a clock and a model that is measured. */
import type { ChatModel } from '@/lib/ai/ports';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import { AppError } from '@/lib/kit/app-error';
import type { Db } from '@/lib/kit/scope';
import { openDb } from '@/lib/server/db';
import { recordConsent } from '@/lib/users/service';
import { guest } from '@/tests/setup/people';
import { setup, testDatabase } from '@/tests/setup/postgres';
import type { TestScope } from '@/tests/setup/scope';
import { seeded } from './measures/statistics';
import { standsIn } from './measures/words';
import { TOLD_ON } from './people/memory/questions';
import { fillEnvironment, type Provider } from './providers';

const BALANCE = 1000;
const HOUR_MS = 60 * 60 * 1000;
/** ms between two messages of a person: no talk is so long that a break is suggested before its end. */
const BETWEEN_MESSAGES_MS = 20_000;

export type World = Provider & { db: Db };

/** A database of its own, and whoever answers. */
export async function openWorld(provider: Provider): Promise<World> {
  fillEnvironment();
  const end = await setup();
  const db = openDb((await testDatabase()).url);
  return {
    ...provider,
    db,
    async close() {
      await provider.close();
      await db.close();
      await end();
    },
  };
}

/** Somebody who talks. Their clock is their own and the same in every run, so that what is asked of a model is too. */
export type Talker = TestScope & {
  /** Moves the clock on. */
  wait(ms: number): void;
  /** What the model wrote since the last call of this, before any rule saw it. */
  takeDrafts(): string[];
};

/** A model whose words are noted as it writes them; notes and verdicts are not words. */
function overheard(model: ChatModel, drafts: string[]): ChatModel {
  return {
    async complete(messages, options) {
      const reply = await model.complete(messages, options);
      if (!options.format) drafts.push(reply.text);
      return reply;
    },
  };
}

/** A person with messages to spend, 18 or older. */
export async function newPerson({ db, ports }: World): Promise<Talker> {
  let now = TOLD_ON.getTime();
  let drafts: string[] = [];
  const clock = () => {
    // No two moments are the same, so that what is sorted by time has an order.
    now += 1;
    return new Date(now);
  };
  const scope = await guest(db, { ...ports, balance: BALANCE, now: clock });
  await recordConsent(scope, { purpose: 'adult', granted: true });
  return {
    ...scope,
    chatModel: {
      complete: (messages, options) => overheard(ports.chatModel, drafts).complete(messages, options),
    },
    notesModel: ports.notesModel,
    random: seeded(1),
    wait(ms) {
      now += ms;
    },
    takeDrafts() {
      const taken = drafts;
      drafts = [];
      return taken;
    },
  };
}

/** The companions that lead a chat type, the first of each or everybody. */
export async function leadingCast({ db }: World, everybody = false) {
  const cast = await db.prisma.companion.findMany({ orderBy: [{ createdAt: 'asc' }, { name: 'asc' }] });
  const met = new Set<string>();
  const led = cast.flatMap((companion) => {
    const [chatType] = companion.suitableForChatTypes as ChatType[];
    if (chatType === undefined || (met.has(chatType) && !everybody)) return [];
    met.add(chatType);
    return [{ companion, chatType }];
  });
  return { cast, led };
}

/** The first companion of a chat type, or the next ones: the same in every run. */
export async function companionFor({ db }: World, chatType: ChatType, at = 0): Promise<string> {
  const fit = await db.prisma.companion.findMany({
    where: { suitableForChatTypes: { has: chatType } },
    orderBy: [{ createdAt: 'asc' }, { name: 'asc' }],
  });
  const companion = fit[at % Math.max(1, fit.length)];
  if (!companion) throw new Error(`Nobody is suitable for ${chatType}.`);
  return companion.id;
}

export async function newChat(person: TestScope, chatType: ChatType, companionId?: string): Promise<string> {
  const body = { chatType, ...(companionId ? { companionId } : {}) };
  return (await startSession(person, body)).id;
}

export type Heard = { bubbles: string[]; system: string | null; held: boolean; charged: boolean };

/** One message through the service, and what came back. */
export async function say(person: Talker, sessionId: string, content: string): Promise<Heard> {
  person.wait(BETWEEN_MESSAGES_MS);
  const before = await balanceOf(person);
  const answer = await sendMessage(person, { sessionId, sender: 'user', content });
  return {
    bubbles: answer.aiMessages.filter((one) => one.messageType === 'text').map((one) => one.content),
    system: answer.systemMessage?.messageType ?? null,
    held: answer.closed !== null,
    charged: answer.messagesLeft < before,
  };
}

/** What came back for one message: the model's first draft as it was written, null when it was not asked, and what was shown. */
export type Exchange = {
  said: string;
  draft: string | null;
  reply: string;
  bubbles: readonly string[];
  /** Whether the person saw the model's words; otherwise they are ours, and nothing that a model brought. */
  isModels: boolean;
};

/** One message through the service. A model that fails has answered nothing. */
export async function exchange(person: Talker, sessionId: string, said: string): Promise<Exchange> {
  person.takeDrafts();
  try {
    const { bubbles } = await say(person, sessionId, said);
    const drafts = person.takeDrafts();
    const reply = bubbles.join('\n');
    return { said, draft: drafts[0] ?? null, reply, bubbles, isModels: standsIn(reply, drafts.join('\n')) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { said, draft: person.takeDrafts()[0] ?? '', reply: '', bubbles: [], isModels: false };
  }
}

async function balanceOf(person: TestScope): Promise<number> {
  const user = await person.db.prisma.user.findUnique({ where: { id: person.actor.userId ?? '' } });
  return user?.messageBalance ?? 0;
}

/** Lets the background read what was said until now, as an hour later. */
export async function learn(person: Talker): Promise<void> {
  person.wait(HOUR_MS);
  for (let rounds = 0; rounds < 50; rounds += 1) if ((await learnFromTalks(person)) === 0) return;
}
