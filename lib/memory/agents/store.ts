import type { Runner } from '@/lib/kit/scope';
import { BUILTIN } from '../constants';
import { dayIn } from '../learning/dates/rules';
import { type ClaimChangedAgentsResult, claimChangedAgents } from './claim-changed-agents.queries';

export type ChangedAgent = ClaimChangedAgentsResult;

/** Claims agents whose other server has to be told, until `leaseUntil`; when a worker dies the next one gets them. */
export function claimChanged(
  db: Runner,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<ChangedAgent[]> {
  return claimChangedAgents.run({ now, leaseUntil, limit }, db);
}

/** Notes that the agent lives on another server; false when it is gone, or somebody else was first. */
export async function moveAgent(db: Runner, agent: ChangedAgent, lettaAgentId: string): Promise<boolean> {
  const { count } = await db.prisma.lettaAgent.updateMany({
    where: { id: agent.id, lettaAgentId: agent.lettaAgentId },
    data: { lettaAgentId },
  });
  return count === 1;
}

/** Everything an agent remembers: facts, the one told last first, and the lines of its summary, oldest first. */
export async function findHeld(db: Runner, agentId: string) {
  const [facts, lines] = await Promise.all([
    db.prisma.memoryFact.findMany({
      where: { agentId, status: 'active', supersededAt: null },
      orderBy: { confirmedAt: 'desc' },
      select: { id: true, kind: true, text: true, happensOn: true, confirmedAt: true },
    }),
    db.prisma.memorySummary.findMany({
      where: { agentId },
      orderBy: { uptoSeq: 'asc' },
      select: { id: true, text: true, toldAt: true },
    }),
  ]);
  const dated = facts.map((fact) => ({
    ...fact,
    happensOn: dayIn(fact.happensOn),
  }));
  return { facts: dated, lines };
}

/** The other server does not know everything yet: it is told the rest in the next round. */
export async function tellSoon(db: Runner, { id, dirtyAt }: ChangedAgent, now: Date): Promise<void> {
  await db.prisma.lettaAgent.updateMany({ where: { id, dirtyAt }, data: { syncAt: now } });
}

/** The other server knows everything up to that change; a later one keeps the agent in the queue. */
export async function markTold(db: Runner, { id, dirtyAt }: ChangedAgent): Promise<void> {
  await db.prisma.lettaAgent.updateMany({ where: { id, dirtyAt }, data: { dirtyAt: null } });
}

/** Queues the agents that live on another server for deletion there. */
export async function queueDeletions(db: Runner, lettaAgentIds: readonly string[]): Promise<void> {
  await db.prisma.lettaDeletion.createMany({
    data: lettaAgentIds.filter((id) => !id.startsWith(BUILTIN)).map((lettaAgentId) => ({ lettaAgentId })),
    skipDuplicates: true,
  });
}

export async function findDeletions(db: Runner, limit: number): Promise<string[]> {
  const rows = await db.prisma.lettaDeletion.findMany({ orderBy: { createdAt: 'asc' }, take: limit });
  return rows.map((row) => row.lettaAgentId);
}

export async function deletionDone(db: Runner, lettaAgentId: string): Promise<void> {
  await db.prisma.lettaDeletion.deleteMany({ where: { lettaAgentId } });
}
