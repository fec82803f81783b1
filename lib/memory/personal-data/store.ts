import type { Runner } from '@/lib/kit/scope';
import { SINGLE_KINDS } from '../constants';
import { type LockAgentsResult, lockAgents } from './lock-agents.queries';
import { mergeSettings } from './merge-settings.queries';

/** The lines of all summaries about a person, oldest first within each talk. */
export async function listSummaries(db: Runner, userId: string) {
  const rows = await db.prisma.memorySummary.findMany({
    where: { agent: { userId } },
    orderBy: [{ agent: { companion: { name: 'asc' } } }, { agent: { chatType: 'asc' } }, { uptoSeq: 'asc' }],
    select: {
      level: true,
      text: true,
      createdAt: true,
      agent: { select: { chatType: true, companion: { select: { name: true } } } },
    },
  });
  return rows.map(({ agent, level, text, createdAt }) => ({
    companionName: agent.companion.name,
    chatType: agent.chatType,
    level,
    text,
    createdAt,
  }));
}

const keyOf = ({ text, status }: { text: string; status: string }) => `${status} ${text.toLowerCase()}`;

/** Moves the facts that the other agent does not have, and all lines, from one agent to another. */
async function mergeAgent(tx: Runner, fromId: string, intoId: string): Promise<void> {
  const facts = await tx.prisma.memoryFact.findMany({
    where: { agentId: { in: [fromId, intoId] } },
    select: { id: true, agentId: true, text: true, status: true },
  });
  const known = new Set(facts.filter((fact) => fact.agentId === intoId).map(keyOf));
  const moving = facts.filter((fact) => fact.agentId === fromId && !known.has(keyOf(fact)));
  await tx.prisma.memoryFact.updateMany({
    where: { id: { in: moving.map((fact) => fact.id) } },
    data: { agentId: intoId },
  });
  await tx.prisma.memorySummary.updateMany({ where: { agentId: fromId }, data: { agentId: intoId } });
}

/** Of a kind with one current fact, leaves each agent the one put right by hand, or else the one that was told last. */
async function retireDuplicates(tx: Runner, userId: string, now: Date): Promise<void> {
  const current = await tx.prisma.memoryFact.findMany({
    where: {
      agent: { userId },
      kind: { in: [...SINGLE_KINDS] },
      subject: null,
      status: 'active',
      supersededAt: null,
    },
    orderBy: [{ correctedAt: { sort: 'desc', nulls: 'last' } }, { confirmedAt: 'desc' }, { id: 'desc' }],
    select: { id: true, agentId: true, kind: true },
  });
  const newest = new Set<string>();
  const retired = current.filter(({ agentId, kind }) => {
    const key = `${agentId} ${kind}`;
    const isNewest = !newest.has(key);
    newest.add(key);
    return !isNewest;
  });
  await tx.prisma.memoryFact.updateMany({
    where: { id: { in: retired.map((fact) => fact.id) } },
    data: { supersededAt: now },
  });
}

/**
 * Gives a guest's memory to an account, agent by agent; where both have one the two are merged. Memory that either of them
 * switched off is off.
 * @returns the ids, on their servers, of the agents that are no longer needed
 */
export async function moveMemory(
  tx: Runner,
  guestId: string,
  accountId: string,
  now: Date,
): Promise<string[]> {
  // Waits for what is being stored just now: it would go with the agent that is deleted.
  const agents = await lockAgents.run({ userIds: [guestId, accountId] }, tx);
  const twinOf = (guest: LockAgentsResult) =>
    agents.find(
      (one) =>
        one.userId === accountId && one.companionId === guest.companionId && one.chatType === guest.chatType,
    );
  const merged: LockAgentsResult[] = [];
  for (const guest of agents.filter((one) => one.userId === guestId)) {
    const twin = twinOf(guest);
    if (!twin) continue;
    await mergeAgent(tx, guest.id, twin.id);
    merged.push(guest);
  }
  await tx.prisma.lettaAgent.deleteMany({ where: { id: { in: merged.map((one) => one.id) } } });
  await tx.prisma.lettaAgent.updateMany({ where: { userId: guestId }, data: { userId: accountId } });
  await retireDuplicates(tx, accountId, now);
  await mergeSettings.run({ guestId, accountId }, tx);
  await tx.prisma.lettaAgent.updateMany({
    where: { userId: accountId },
    data: { dirtyAt: now, syncAt: now },
  });
  return merged.map((one) => one.lettaAgentId);
}
