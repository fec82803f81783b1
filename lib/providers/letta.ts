import Letta from '@letta-ai/letta-client';
import type { MemoryAgents } from '@/lib/memory/ports';

/** ms for one call; a recall is ended earlier, by its signal. */
const CALL_TIMEOUT_MS = 10_000;
/** Letta's own label of the block about the person, and ours of the block about earlier talks. */
const PERSON = 'human';
const TALKS = 'talks';
const PERSONA = 'persona';
/** Characters of a block, as Letta counts them. */
const BLOCK_MAX_CHARS = 20_000;

/** Whole lines from the top, as many as a block holds. */
function clipped(text: string): string {
  if (text.length <= BLOCK_MAX_CHARS) return text;
  const cut = text.slice(0, BLOCK_MAX_CHARS);
  return cut.slice(0, Math.max(0, cut.lastIndexOf('\n')));
}

/**
 * Memory agents on a Letta server (https://docs.letta.com, API v1): one agent per person, companion and chat type, whose
 * core memory blocks hold what is known of the person and what was talked about. The companion's replies come from the
 * chat model as ever; the agent is its memory.
 */
export function lettaMemoryAgents(config: {
  baseURL: string;
  apiKey: string | undefined;
  model: string;
}): MemoryAgents {
  const client = new Letta({
    baseURL: config.baseURL,
    apiKey: config.apiKey ?? null,
    timeout: CALL_TIMEOUT_MS,
    maxRetries: 0,
    logLevel: 'off',
  });
  const update = (agent_id: string, label: string, value: string) =>
    client.agents.blocks.update(label, { agent_id, value: clipped(value) });
  return {
    async create({ name, chatType, persona }) {
      const agent = await client.agents.create({
        // The name holds nothing about the person.
        name: `${name}-${chatType}`.replace(/[^\w-]+/g, '-'),
        model: `openai/${config.model}`,
        include_base_tools: false,
        memory_blocks: [
          { label: PERSONA, value: clipped(persona), limit: BLOCK_MAX_CHARS },
          { label: PERSON, value: '', limit: BLOCK_MAX_CHARS },
          { label: TALKS, value: '', limit: BLOCK_MAX_CHARS },
        ],
      });
      return agent.id;
    },
    async read(agent_id, signal) {
      const [person, talks] = await Promise.all([
        client.agents.blocks.retrieve(PERSON, { agent_id }, { signal }),
        client.agents.blocks.retrieve(TALKS, { agent_id }, { signal }),
      ]);
      return { person: person.value, talks: talks.value };
    },
    async write(agentId, { person, talks }) {
      await update(agentId, PERSON, person);
      await update(agentId, TALKS, talks);
    },
    async remove(agentId) {
      await client.agents.delete(agentId).catch((error: unknown) => {
        if (!(error instanceof Letta.NotFoundError)) throw error;
      });
    },
  };
}
