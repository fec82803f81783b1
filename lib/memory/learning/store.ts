import { randomUUID } from 'node:crypto';
import { isOwnerGone } from '@/lib/kit/database-error';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, FACT_STATUSES, FACTS_MAX, RECALL_CANDIDATES } from '../constants';
import { wordsOf } from '../text/rules';
import { lockAgent as lockAgentQuery } from './lock-agent.queries';
import type { Change, LearnedFact } from './rules';
import { trimFacts } from './trim-facts.queries';

export type AgentKey = { userId: string; companionId: string; chatType: string };

/** A person's choice; on when they made none. */
export async function findSetting(
  db: Runner,
  userId: string,
): Promise<{ enabled: boolean; learnFrom: Date | null }> {
  const setting = await db.prisma.memorySetting.findUnique({
    where: { userId },
    select: { enabled: true, learnFrom: true },
  });
  return setting ?? { enabled: true, learnFrom: null };
}

/** The agent of a person, a companion and a chat type, created when there is none; null when the person is gone. */
export async function tieAgent(
  db: Runner,
  { userId, companionId, chatType }: AgentKey,
  now: Date,
): Promise<string | null> {
  const key = { userId, companionId, chatType };
  try {
    const { id } = await db.prisma.lettaAgent.upsert({
      where: { userId_companionId_chatType: key },
      create: {
        ...key,
        lettaAgentId: `${BUILTIN}${randomUUID()}`,
        createdAt: now,
        lastUsedAt: now,
        dirtyAt: now,
        syncAt: now,
      },
      update: { lastUsedAt: now },
      select: { id: true },
    });
    return id;
  } catch (error) {
    if (isOwnerGone(error)) return null;
    throw error;
  }
}

/**
 * Locks an agent until the transaction ends.
 * @param since the oldest moment that is to be learned from
 * @returns `closed` when the person does not want that to be learned any more
 */
export async function lockAgent(
  tx: Runner,
  agentId: string,
  since: Date,
): Promise<'open' | 'closed' | 'gone'> {
  const [agent] = await lockAgentQuery.run({ agentId }, tx);
  if (!agent) return 'gone';
  // After the wait for the lock: it sees what the previous holder has decided.
  const { enabled, learnFrom } = await findSetting(tx, agent.userId);
  return enabled && (learnFrom === null || learnFrom <= since) ? 'open' : 'closed';
}

export type KnownRow = Awaited<ReturnType<typeof findKnown>>[number];

/** What an agent knows or waits to know, newest first; of what was declined only the topic. */
export async function findKnown(db: Runner, agentId: string) {
  const rows = await db.prisma.memoryFact.findMany({
    where: { agentId, supersededAt: null },
    orderBy: { confirmedAt: 'desc' },
    take: RECALL_CANDIDATES * 2,
    select: { id: true, kind: true, text: true, topic: true, status: true, correctedAt: true },
  });
  return rows.map(({ correctedAt, status, ...row }) => ({
    ...row,
    status: oneOf(FACT_STATUSES, status),
    corrected: correctedAt !== null,
  }));
}

const toldAt = (tx: Runner, messageId: string) =>
  tx.prisma.message.findUnique({ where: { id: messageId }, select: { timestamp: true } });

/** Adds a fact, unless its message is gone. A sensitive one waits for a yes; any other retires what it contradicts. */
export async function addFact(
  tx: Runner,
  agentId: string,
  { kind, text, topic, source }: LearnedFact,
  supersedes: readonly string[],
  vector: readonly number[],
  now: Date,
): Promise<void> {
  const message = await toldAt(tx, source.id);
  if (!message) return;
  const waits = topic !== null;
  if (!waits)
    await tx.prisma.memoryFact.updateMany({
      where: { agentId, id: { in: [...supersedes] }, supersededAt: null },
      data: { supersededAt: now, updatedAt: now },
    });
  await tx.prisma.memoryFact.create({
    data: {
      agentId,
      kind,
      text,
      words: wordsOf(text),
      topic,
      status: waits ? 'asked' : 'active',
      supersedes: waits ? [...supersedes] : [],
      sourceMessageId: source.id,
      sourceSeqs: [BigInt(source.seq)],
      embedding: [...vector],
      createdAt: now,
      updatedAt: now,
      confirmedAt: message.timestamp,
    },
  });
}

/** A known fact was told again. */
export async function confirmFact(
  tx: Runner,
  { id, fact: { source } }: Extract<Change, { what: 'confirm' }>,
): Promise<void> {
  const [message, known] = [
    await toldAt(tx, source.id),
    await tx.prisma.memoryFact.findUnique({ where: { id } }),
  ];
  if (!message || !known) return;
  const seq = BigInt(source.seq);
  await tx.prisma.memoryFact.update({
    where: { id },
    data: {
      ...(message.timestamp > known.confirmedAt && { confirmedAt: message.timestamp }),
      ...(!known.sourceSeqs.includes(seq) && { sourceSeqs: { push: seq } }),
    },
  });
}

/** A line of a summary and the `messages.seq` it covers, both ends included, as text. */
export type SummaryLine = { id: string; text: string; fromSeq: string; uptoSeq: string };

/** Adds a line about the messages it covers. */
export async function addLine(
  tx: Runner,
  agentId: string,
  { text, fromSeq, uptoSeq }: Omit<SummaryLine, 'id'>,
  now: Date,
): Promise<void> {
  await tx.prisma.memorySummary.create({
    data: { agentId, text, fromSeq: BigInt(fromSeq), uptoSeq: BigInt(uptoSeq), createdAt: now },
  });
}

/** The lines of an agent's summary, oldest first. */
export async function findLines(db: Runner, agentId: string): Promise<SummaryLine[]> {
  const rows = await db.prisma.memorySummary.findMany({
    where: { agentId },
    orderBy: { uptoSeq: 'asc' },
    select: { id: true, text: true, fromSeq: true, uptoSeq: true },
  });
  return rows.map((row) => ({ ...row, fromSeq: String(row.fromSeq), uptoSeq: String(row.uptoSeq) }));
}

/** Deletes lines; returns how many there still were. */
export async function dropLines(tx: Runner, agentId: string, ids: readonly string[]): Promise<number> {
  const { count } = await tx.prisma.memorySummary.deleteMany({ where: { agentId, id: { in: [...ids] } } });
  return count;
}

/** After every change: deletes the facts above the limit and queues the agent for its other server. */
export async function markChanged(tx: Runner, agentId: string, now: Date): Promise<void> {
  await trimFacts.run({ agentId, kept: FACTS_MAX }, tx);
  await tx.prisma.lettaAgent.updateMany({ where: { id: agentId }, data: { dirtyAt: now, syncAt: now } });
}

/** Forgets what was never agreed to. */
export async function expireAsked(db: Runner, before: Date): Promise<void> {
  await db.prisma.memoryFact.deleteMany({ where: { status: 'asked', createdAt: { lt: before } } });
}
