import type { AddressInfo } from 'node:net';
import type { ChatModel } from '@/lib/ai/ports';
import { resilientModel } from '@/lib/ai/resilience/service';
import { learnFromTalks } from '@/lib/chat/remembering/jobs';
import { startSession } from '@/lib/chat/service';
import { sendMessage } from '@/lib/chat/turns/service';
import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Db } from '@/lib/kit/scope';
import { openAiChatModel, openAiModerator } from '@/lib/providers/openai';
import { modelJudge } from '@/lib/safety/judgement/service';
import { MODERATION_MODEL } from '@/lib/safety/moderation/constants';
import { watchedModerator } from '@/lib/safety/moderation/service';
import type { Judge, Moderator, ReportAnswer } from '@/lib/safety/ports';
import { openDb } from '@/lib/server/db';
import { recordConsent } from '@/lib/users/service';
import { createSandbox } from '@/sandbox/openai/routes';
import { ModelStandIn } from '@/tests/setup/model-stand-in';
import { guest } from '@/tests/setup/people';
import { setup, testDatabase } from '@/tests/setup/postgres';
import type { TestScope } from '@/tests/setup/scope';

const BALANCE = 1000;
const HOUR_MS = 60 * 60 * 1000;

export type World = {
  db: Db;
  chatModel: ChatModel;
  judge: Judge;
  moderator: Moderator;
  model: string;
  /** Scripts what the stand-in answers; null with a live model. */
  standIn: ModelStandIn | null;
  close(): Promise<void>;
};

/** A service that does not judge makes every gate about judging worth less. */
const reportTrouble: ReportAnswer = ({ service, outcome, status }) => {
  if (outcome !== 'answered') console.error(`The ${service} did not judge: ${outcome} ${status ?? ''}`);
};

/** A database of its own, and the stand-in of the model or the configured one. */
export async function openWorld(live: boolean): Promise<World> {
  const end = await setup();
  const db = openDb((await testDatabase()).url);
  const sandbox = live ? null : createSandbox();
  if (sandbox) await new Promise<void>((resolve) => sandbox.listen(0, '127.0.0.1', resolve));
  const port = (sandbox?.address() as AddressInfo | null)?.port;
  const server = {
    apiKey: live ? (process.env.OPENAI_API_KEY ?? 'none') : 'none',
    baseURL: live ? process.env.OPENAI_BASE_URL || undefined : `http://127.0.0.1:${port}/v1`,
  };
  const env = (name: string) => (live && process.env[name]) || undefined;
  const judging = {
    apiKey: env('JUDGE_API_KEY') ?? server.apiKey,
    baseURL: env('JUDGE_BASE_URL') ?? server.baseURL,
  };
  const moderating = {
    apiKey: env('MODERATION_API_KEY') ?? server.apiKey,
    baseURL: env('MODERATION_BASE_URL') ?? server.baseURL,
    model: env('MODERATION_MODEL') ?? MODERATION_MODEL,
  };
  const model = live ? (process.env.OPENAI_MODEL ?? 'gpt-4o-mini') : 'saathi-sandbox';
  return {
    db,
    model,
    standIn: live ? null : new ModelStandIn(`http://127.0.0.1:${port}/_control`),
    chatModel: resilientModel([openAiChatModel({ ...server, model })]),
    judge: modelJudge(openAiChatModel({ ...judging, model: env('JUDGE_MODEL') ?? model }), reportTrouble),
    moderator: watchedModerator(openAiModerator(moderating), reportTrouble),
    async close() {
      sandbox?.closeAllConnections();
      sandbox?.close();
      await db.close();
      await end();
    },
  };
}

/** A person with messages to spend, 18 or older. */
export async function newPerson({ db, chatModel, judge, moderator }: World): Promise<TestScope> {
  const person = await guest(db, { chatModel, judge, moderator, balance: BALANCE });
  await recordConsent(person, { purpose: 'adult', granted: true });
  return person;
}

export async function newChat(person: TestScope, chatType: ChatType, companionId?: string): Promise<string> {
  const body = { chatType, ...(companionId ? { companionId } : {}) };
  return (await startSession(person, body)).id;
}

export type Heard = { bubbles: string[]; system: string | null; held: boolean; charged: boolean };

/** One message through the service, and what came back. */
export async function say(person: TestScope, sessionId: string, content: string): Promise<Heard> {
  const before = await balanceOf(person);
  const answer = await sendMessage(person, { sessionId, sender: 'user', content });
  return {
    bubbles: answer.aiMessages.filter((one) => one.messageType === 'text').map((one) => one.content),
    system: answer.systemMessage?.messageType ?? null,
    held: answer.closed !== null,
    charged: answer.messagesLeft < before,
  };
}

async function balanceOf(person: TestScope): Promise<number> {
  const user = await person.db.prisma.user.findUnique({ where: { id: person.actor.userId ?? '' } });
  return user?.messageBalance ?? 0;
}

/** Lets the background read what was said until now, as an hour later. */
export async function learn(person: TestScope): Promise<void> {
  const later = { ...person, now: () => new Date(Date.now() + HOUR_MS) };
  for (let rounds = 0; rounds < 20; rounds += 1) if ((await learnFromTalks(later)) === 0) return;
}
