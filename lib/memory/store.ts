import { CHAT_TYPES } from '@/lib/companions/chat-types/constants';
import { oneOf } from '@/lib/kit/one-of';
import type { Actor, Runner } from '@/lib/kit/scope';
import { SINGLE_KINDS } from './constants';
import { deleteAgents } from './delete-agents.queries';
import { forgetSession as forgetSessionQuery } from './forget-session.queries';
import { dayIn } from './learning/dates/rules';
import { subjectIn } from './learning/merging/rules';
import { type LockFactResult, lockFact as lockFactQuery } from './lock-fact.queries';
import { lockMemory } from './lock-memory.queries';
import { lockTold as lockToldQuery } from './lock-told.queries';
import { TERMS_VERSION } from './terms/constants';
import { termsOf } from './terms/rules';

/** The caller's user and whether memory is on, or null while this browser has no user. */
export async function findOwner(
  db: Runner,
  { userId, visitorId }: Actor,
): Promise<{ id: string; enabled: boolean } | null> {
  const user = await db.prisma.user.findUnique({
    where: userId === null ? { visitorId } : { id: userId },
    select: { id: true, memorySetting: { select: { enabled: true } } },
  });
  return user && { id: user.id, enabled: user.memorySetting?.enabled ?? true };
}

export type MemoryRow = Awaited<ReturnType<typeof listFacts>>[number];

/** What companions remember of a person, or one of them in one chat type; questions that wait for a yes come first. */
export async function listFacts(
  db: Runner,
  userId: string,
  { companionId, chatType }: { companionId?: string | undefined; chatType?: string | undefined } = {},
) {
  const rows = await db.prisma.memoryFact.findMany({
    where: {
      status: { not: 'declined' },
      supersededAt: null,
      agent: {
        userId,
        ...(companionId !== undefined && { companionId }),
        ...(chatType !== undefined && { chatType }),
      },
    },
    orderBy: [
      { agent: { companion: { name: 'asc' } } },
      { agent: { chatType: 'asc' } },
      // 'asked' before 'active'
      { status: 'desc' },
      { confirmedAt: 'desc' },
    ],
    select: {
      id: true,
      kind: true,
      subject: true,
      text: true,
      aliases: true,
      happensOn: true,
      status: true,
      correctedAt: true,
      confirmedAt: true,
      agent: { select: { companionId: true, chatType: true, companion: { select: { name: true } } } },
    },
  });
  return rows.map(
    ({ id, agent, kind, subject, text, aliases, happensOn, status, correctedAt, confirmedAt }) => ({
      id,
      companionId: agent.companionId,
      companionName: agent.companion.name,
      chatType: oneOf(CHAT_TYPES, agent.chatType),
      ...{ kind, subject, text, aliases },
      happensOn: dayIn(happensOn),
      asked: status === 'asked',
      corrected: correctedAt !== null,
      confirmedAt,
    }),
  );
}

export type OwnFact = LockFactResult;
/** What is needed to find the traces of a fact. */
export type Traceable = Pick<OwnFact, 'id' | 'agentId' | 'text' | 'sourceSeqs'>;

export async function findTraceable(tx: Runner, agentId: string, id: string): Promise<Traceable | null> {
  const fact = await tx.prisma.memoryFact.findFirst({
    where: { id, agentId, status: { not: 'declined' } },
    select: { id: true, agentId: true, text: true, sourceSeqs: true },
  });
  return fact && { ...fact, sourceSeqs: fact.sourceSeqs.map(String) };
}

/** A fact of this person, locked with its agent until the transaction ends; null when it is missing or not theirs. */
export async function lockFact(tx: Runner, id: string, userId: string): Promise<OwnFact | null> {
  const [fact] = await lockFactQuery.run({ id, userId }, tx);
  return fact ?? null;
}

/**
 * Retires what a fact that waits for a yes contradicts. What was told after the question, or corrected by hand since, is
 * newer and stays.
 */
async function retireContradicted(tx: Runner, id: string, now: Date): Promise<void> {
  const asked = await tx.prisma.memoryFact.findFirst({ where: { id, status: 'asked' } });
  if (!asked) return;
  const { agentId, kind } = asked;
  const isSingle = SINGLE_KINDS.has(kind) && asked.subject === null;
  await tx.prisma.memoryFact.updateMany({
    where: {
      agentId,
      id: { not: id },
      supersededAt: null,
      confirmedAt: { lte: asked.confirmedAt },
      AND: [
        {
          OR: [
            { id: { in: asked.supersedes } },
            ...(isSingle ? [{ kind, subject: null, status: 'active' }] : []),
          ],
        },
        { OR: [{ correctedAt: null }, { correctedAt: { lte: asked.createdAt } }] },
      ],
    },
    data: { supersededAt: now, updatedAt: now },
  });
}

/** The person's own words take the place of the fact's; it is theirs now, and agreed to. */
export async function correctFact(tx: Runner, id: string, text: string, now: Date): Promise<void> {
  await retireContradicted(tx, id, now);
  await tx.prisma.memoryFact.updateMany({
    where: { id },
    data: {
      text,
      aliases: [],
      words: termsOf([text]),
      termsVersion: TERMS_VERSION,
      subject: subjectIn(text),
      happensOn: null,
      embedding: [],
      status: 'active',
      correctedAt: now,
      updatedAt: now,
    },
  });
}

/** Of a kind with one current fact, one that was told after the question stays; what was agreed to late is the older one. */
async function agreeToFact(tx: Runner, id: string, now: Date): Promise<void> {
  await retireContradicted(tx, id, now);
  const asked = await tx.prisma.memoryFact.findFirst({ where: { id, status: 'asked' } });
  if (!asked) return;
  const { agentId, kind } = asked;
  const newer =
    SINGLE_KINDS.has(kind) &&
    asked.subject === null &&
    (await tx.prisma.memoryFact.findFirst({
      where: { agentId, kind, subject: null, id: { not: id }, status: 'active', supersededAt: null },
      select: { id: true },
    }));
  await tx.prisma.memoryFact.update({
    where: { id },
    data: { status: 'active', updatedAt: now, supersededAt: newer ? now : null },
  });
}

/**
 * After a no only the topic stays, so that it is not asked about again; of what was asked because it contradicts the person's
 * own correction, nothing.
 */
async function declineFact(tx: Runner, id: string, now: Date): Promise<void> {
  await tx.prisma.memoryFact.deleteMany({ where: { id, status: 'asked', topic: null } });
  await tx.prisma.memoryFact.updateMany({
    where: { id, status: 'asked', topic: { not: null } },
    data: {
      status: 'declined',
      kind: 'other',
      subject: null,
      text: '',
      aliases: [],
      words: [],
      happensOn: null,
      embedding: [],
      sourceMessageId: null,
      sourceSeqs: [],
      supersedes: [],
      updatedAt: now,
    },
  });
}

/** The answer to "Shall I remember that?": a yes retires what the fact contradicts, after a no only the topic stays. */
export async function answerFact(tx: Runner, id: string, remember: boolean, now: Date): Promise<void> {
  await (remember ? agreeToFact : declineFact)(tx, id, now);
}

export async function deleteFacts(tx: Runner, ids: readonly string[]): Promise<void> {
  await tx.prisma.memoryFact.deleteMany({ where: { id: { in: [...ids] } } });
}

/** Facts that a newer one replaced; no screen shows them any more. */
export function findRetired(tx: Runner, agentId: string): Promise<{ id: string; text: string }[]> {
  return tx.prisma.memoryFact.findMany({
    where: { agentId, supersededAt: { not: null } },
    select: { id: true, text: true },
  });
}

/** Switches memory on or off; what was said before is not learned from any more, either way. */
export async function setEnabled(db: Runner, userId: string, enabled: boolean, now: Date): Promise<void> {
  const choice = { enabled, learnFrom: now };
  await db.prisma.memorySetting.upsert({ where: { userId }, create: { userId, ...choice }, update: choice });
}

/** What was said before now and was not read yet is never learned from. */
export async function skipUnread(db: Runner, userId: string, now: Date): Promise<void> {
  await db.prisma.memorySetting.upsert({
    where: { userId },
    create: { userId, enabled: true, learnFrom: now },
    update: { learnFrom: now },
  });
}

/** Locks everything of a person's memory, without waiting. @throws an error that `isRowBusy` knows */
export async function holdMemory(tx: Runner, userId: string): Promise<void> {
  await lockMemory.run({ userId }, tx);
}

/** Deletes the summary lines that cover a session, and marks its agent as changed; facts go with their messages. */
export async function forgetSession(tx: Runner, sessionId: string, now: Date): Promise<void> {
  await forgetSessionQuery.run({ sessionId, now }, tx);
}

/** The agent that learns from a chat, locked until the transaction ends, with the facts that a message of it told; null without one. */
export async function lockTold(
  tx: Runner,
  said: { sessionId: string; messageId: string; seq: string },
): Promise<{ agentId: string; facts: string[] } | null> {
  const rows = await lockToldQuery.run(said, tx);
  const [first] = rows;
  return first
    ? { agentId: first.agentId, facts: rows.flatMap(({ factId }) => (factId === null ? [] : [factId])) }
    : null;
}

/** Deletes every agent of a person with all it remembers. @returns the agents' ids on their servers */
export async function eraseAgents(tx: Runner, userId: string): Promise<string[]> {
  return (await deleteAgents.run({ userId }, tx)).map((agent) => agent.lettaAgentId);
}
