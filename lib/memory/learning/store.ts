import { randomUUID } from 'node:crypto';
import { isOwnerGone } from '@/lib/kit/database-error';
import { oneOf } from '@/lib/kit/one-of';
import type { Runner } from '@/lib/kit/scope';
import { BUILTIN, FACT_STATUSES, FACTS_MAX, PROFILE_KINDS, PROFILE_MAX, SINGLE_KINDS } from '../constants';
import { TERMS_VERSION, WITHIN } from '../terms/constants';
import { termsOf } from '../terms/rules';
import { KNOWN_SHOWN_MAX } from './constants';
import { dayIn, dayOf } from './dates/rules';
import { lockAgent as lockAgentQuery } from './lock-agent.queries';
import type { LearnedFact } from './rules';
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

/**
 * What an agent knows or waits to know that may have to do with some texts, newest first: what shares a term with them,
 * name, home and work, what the person put right, and the newest.
 */
export async function findKnown(db: Runner, agentId: string, texts: readonly string[]) {
  const terms = termsOf(texts).filter((term) => !term.startsWith(WITHIN));
  const inForce = { agentId, supersededAt: null, status: { not: 'declined' } };
  const select = {
    id: true,
    kind: true,
    subject: true,
    text: true,
    aliases: true,
    happensOn: true,
    status: true,
    correctedAt: true,
    confirmedAt: true,
    sourceMessageId: true,
  };
  const newestFirst = { confirmedAt: 'desc' } as const;
  const take = KNOWN_SHOWN_MAX / 2;
  const [near, newest] = [
    await db.prisma.memoryFact.findMany({
      where: {
        ...inForce,
        OR: [
          { kind: { in: [...SINGLE_KINDS] } },
          { correctedAt: { not: null } },
          { words: { hasSome: terms } },
        ],
      },
      orderBy: newestFirst,
      take,
      select,
    }),
    await db.prisma.memoryFact.findMany({ where: inForce, orderBy: newestFirst, take, select }),
  ];
  const rows = new Map([...near, ...newest].map((row) => [row.id, row]));
  return [...rows.values()].map(({ correctedAt, status, happensOn, ...row }) => ({
    ...row,
    happensOn: dayIn(happensOn),
    status: oneOf(FACT_STATUSES, status),
    corrected: correctedAt !== null,
  }));
}

/** The topics that the person does not want remembered. */
export async function findDeclinedTopics(db: Runner, agentId: string): Promise<ReadonlySet<string>> {
  const rows = await db.prisma.memoryFact.findMany({
    where: { agentId, status: 'declined' },
    distinct: ['topic'],
    select: { topic: true },
  });
  return new Set(rows.flatMap(({ topic }) => topic ?? []));
}

const toldAt = (tx: Runner, messageId: string) =>
  tx.prisma.message.findUnique({ where: { id: messageId }, select: { timestamp: true } });

/** Takes facts out of force: something newer says otherwise, or they are over. */
export async function retireFacts(
  tx: Runner,
  agentId: string,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await tx.prisma.memoryFact.updateMany({
    where: { agentId, id: { in: [...ids] }, supersededAt: null },
    data: { supersededAt: now, updatedAt: now },
  });
}

/**
 * Adds a fact, unless its message is gone. One that waits for a yes retires what it contradicts when it gets it, any other at
 * once.
 */
export async function addFact(
  tx: Runner,
  agentId: string,
  { kind, subject, text, aliases, topic, happensOn, source }: LearnedFact,
  { supersedes, waits }: { supersedes: readonly string[]; waits: boolean },
  vector: readonly number[],
  now: Date,
): Promise<void> {
  const message = await toldAt(tx, source.id);
  if (!message) return;
  if (!waits) await retireFacts(tx, agentId, supersedes, now);
  await tx.prisma.memoryFact.create({
    data: {
      agentId,
      ...{ kind, subject, text, aliases, topic },
      words: termsOf([text, ...aliases]),
      termsVersion: TERMS_VERSION,
      happensOn: happensOn === null ? null : new Date(happensOn),
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
export async function confirmFact(tx: Runner, id: string, { source, happensOn }: LearnedFact): Promise<void> {
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
      ...(known.happensOn === null && happensOn !== null && happensOn >= dayOf(message.timestamp)
        ? { happensOn: new Date(happensOn) }
        : {}),
    },
  });
}

/** After every change: deletes the facts above the limit and queues the agent for its other server. */
export async function markChanged(tx: Runner, agentId: string, now: Date): Promise<void> {
  const [profile, single] = [[...PROFILE_KINDS], [...SINGLE_KINDS]];
  await trimFacts.run({ agentId, profile, single, profileKept: PROFILE_MAX, kept: FACTS_MAX }, tx);
  await tx.prisma.lettaAgent.updateMany({ where: { id: agentId }, data: { dirtyAt: now, syncAt: now } });
}

/** Forgets what was never agreed to. */
export async function expireAsked(db: Runner, before: Date): Promise<void> {
  await db.prisma.memoryFact.deleteMany({ where: { status: 'asked', createdAt: { lt: before } } });
}
