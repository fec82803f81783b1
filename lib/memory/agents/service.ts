/*
 * Invariants:
 * - Our own tables are the truth: what a person sees, corrects and deletes. An agent elsewhere holds the same, is told after
 *   every change, and is asked only while it knows everything.
 * - An agent elsewhere whose row is gone is deleted there, however often that has to be tried.
 */
import type { JobScope } from '@/lib/kit/scope';
import { BUILTIN } from '../constants';
import type { MemoryAgents } from '../ports';
import { factLine } from '../recall/rules';
import * as store from './store';

/** Agents told in one go, and ms before one that could not be told is tried again. */
const BATCH = 10;
const RETRY_AFTER_MS = 60_000;

type AgentScope = JobScope & { memoryAgents?: MemoryAgents | undefined };

async function homeOf(
  scope: AgentScope,
  agents: MemoryAgents,
  agent: store.ChangedAgent,
): Promise<string | null> {
  if (!agent.lettaAgentId.startsWith(BUILTIN)) return agent.lettaAgentId;
  const { name, chatType, persona } = agent;
  const made = await agents.create({ name, chatType, persona });
  if (await store.moveAgent(scope.db, agent, made)) return made;
  await store.queueDeletions(scope.db, [made]);
  return null;
}

async function tell(scope: AgentScope, agents: MemoryAgents, agent: store.ChangedAgent): Promise<boolean> {
  try {
    const home = await homeOf(scope, agents, agent);
    if (home === null) return false;
    const { facts, lines } = await store.findHeld(scope.db, agent.id);
    const isDone = await agents.write(home, [
      ...facts.map((fact) => ({ ...fact, text: factLine(fact), toldAt: fact.confirmedAt })),
      ...lines.map((line) => ({ ...line, kind: 'summary' })),
    ]);
    await (isDone ? store.markTold(scope.db, agent) : store.tellSoon(scope.db, agent, scope.now()));
    return isDone;
  } catch (error) {
    scope.log.warn(
      { reason: error instanceof Error ? error.name : 'unknown' },
      'a memory agent was not told',
    );
    return false;
  }
}

/**
 * Brings agents elsewhere up to date and deletes the ones that are no longer ours. Any number of processes may do this.
 * @returns agents told or deleted; 0 without another server
 */
export async function syncAgents(scope: AgentScope): Promise<number> {
  const { memoryAgents } = scope;
  if (!memoryAgents) return 0;
  const now = scope.now();
  let done = 0;
  for (const agent of await store.claimChanged(
    scope.db,
    now,
    new Date(now.getTime() + RETRY_AFTER_MS),
    BATCH,
  ))
    if (await tell(scope, memoryAgents, agent)) done += 1;
  for (const id of await store.findDeletions(scope.db, BATCH)) {
    try {
      await memoryAgents.remove(id);
      await store.deletionDone(scope.db, id);
      done += 1;
    } catch (error) {
      scope.log.warn(
        { reason: error instanceof Error ? error.name : 'unknown' },
        'a memory agent is still there',
      );
    }
  }
  return done;
}
