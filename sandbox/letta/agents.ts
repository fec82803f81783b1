import { randomUUID } from 'node:crypto';

export type Block = { id: string; label: string; value: string; limit: number };
export type Agent = { id: string; name: string; model: string | null; createdAt: string; blocks: Block[] };

const agents = new Map<string, Agent>();
/** Letta's own default for the characters of a block. */
const DEFAULT_LIMIT = 20_000;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Makes an agent of a create request, or says what is wrong with it. */
export function createAgent(body: Record<string, unknown>): Agent | string {
  const given = body.memory_blocks ?? [];
  if (!Array.isArray(given)) return 'memory_blocks: Input should be a valid list';
  const blocks: Block[] = [];
  for (const block of given) {
    if (!isObject(block) || typeof block.label !== 'string' || typeof block.value !== 'string')
      return 'memory_blocks: a block needs a label and a value';
    const limit = typeof block.limit === 'number' ? block.limit : DEFAULT_LIMIT;
    if (block.value.length > limit)
      return `memory_blocks: ${block.label} exceeds its limit of ${limit} characters`;
    blocks.push({ id: `block-${randomUUID()}`, label: block.label, value: block.value, limit });
  }
  const agent: Agent = {
    id: `agent-${randomUUID()}`,
    name: typeof body.name === 'string' ? body.name : 'agent',
    model: typeof body.model === 'string' ? body.model : null,
    createdAt: new Date().toISOString(),
    blocks,
  };
  agents.set(agent.id, agent);
  return agent;
}

export const findAgent = (id: string) => agents.get(id);
export const listAgents = () => [...agents.values()];
export const removeAgent = (id: string) => agents.delete(id);
export const resetAgents = () => agents.clear();

/** An agent as the API shows it. */
export function agentState({ id, name, model, createdAt, blocks }: Agent) {
  return {
    id,
    name,
    model,
    created_at: createdAt,
    agent_type: 'letta_v1_agent',
    memory: { blocks },
    blocks,
    tools: [],
    sources: [],
    tags: [],
  };
}
