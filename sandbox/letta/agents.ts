import { randomUUID } from 'node:crypto';

export type Block = { id: string; label: string; value: string; limit: number };
/** A piece of archival memory. */
export type Passage = { id: string; text: string; tags: string[]; createdAt: string };
export type Agent = {
  id: string;
  name: string;
  model: string | null;
  createdAt: string;
  blocks: Block[];
  passages: Passage[];
};

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
    passages: [],
  };
  agents.set(agent.id, agent);
  return agent;
}

/** Adds a piece of archival memory, or says what is wrong with it. */
export function addPassage(
  agent: Agent,
  { text, tags, created_at }: Record<string, unknown>,
): Passage | string {
  if (typeof text !== 'string' || text === '') return 'text: Input should be a valid string';
  if (tags !== undefined && tags !== null && !Array.isArray(tags))
    return 'tags: Input should be a valid list';
  const passage: Passage = {
    id: `passage-${randomUUID()}`,
    text,
    tags: (Array.isArray(tags) ? tags : []).map(String),
    createdAt: typeof created_at === 'string' ? created_at : new Date().toISOString(),
  };
  agent.passages.push(passage);
  return passage;
}

/** A passage as the API shows it. */
export const passageState = ({ id, text, tags, createdAt }: Passage) => ({
  id,
  text,
  tags,
  created_at: createdAt,
  embedding: null,
  embedding_config: null,
});

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);

/** What shares most words with a query; a real server compares vectors. */
export function searchPassages(
  { passages }: Agent,
  query: string,
  tags: readonly string[],
  limit: number,
): Passage[] {
  const asked = wordsOf(query);
  return passages
    .filter((one) => tags.length === 0 || tags.some((tag) => one.tags.includes(tag)))
    .map((one) => ({ one, shared: [...wordsOf(one.text)].filter((word) => asked.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
    .slice(0, limit)
    .map(({ one }) => one);
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
