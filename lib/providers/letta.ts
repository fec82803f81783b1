import Letta from '@letta-ai/letta-client';
import type { MemoryAgents, Passage } from '@/lib/memory/ports';

/** ms for one call; a search is ended earlier, by its signal. */
const CALL_TIMEOUT_MS = 10_000;
/** Passages that one search gives, and that one call lists. */
const NEAREST = 20;
const LISTED = 200;
/** Passages that are written in one go: each is a call, and Letta makes a vector of each. */
const CHANGES_MAX = 60;
/** Characters of the block that says whose memory it is; Letta's own limit of a block is 20,000. */
const PERSONA_MAX_CHARS = 5_000;

/** The tag by which a passage is known to be ours, and which of our rows it is. */
const ID_TAG = 'id:';
const FACT_TAG = 'fact';
const SUMMARY_KIND = 'summary';
const idIn = (tags: readonly string[] | null | undefined) =>
  tags?.find((tag) => tag.startsWith(ID_TAG))?.slice(ID_TAG.length);
const tagsOf = ({ id, kind }: Passage) => [
  ID_TAG + id,
  ...(kind === SUMMARY_KIND ? [SUMMARY_KIND] : [FACT_TAG, `kind:${kind}`]),
];

/**
 * Memory agents on a Letta server: one agent per person, companion and chat type, whose archival memory holds every fact and
 * line of the summary as a passage (https://docs.letta.com/guides/agents/archival-search). The agent is never sent a message,
 * so it costs no call of a model; which models it has is the server's own default (`LETTA_DEFAULT_LLM_HANDLE`,
 * `LETTA_DEFAULT_EMBEDDING_HANDLE`).
 */
export function lettaMemoryAgents(config: { baseURL: string; apiKey: string | undefined }): MemoryAgents {
  const client = new Letta({
    baseURL: config.baseURL,
    apiKey: config.apiKey ?? null,
    timeout: CALL_TIMEOUT_MS,
    maxRetries: 0,
    // Elsewhere is not where the key and the memories are meant to go.
    fetchOptions: { redirect: 'error' },
    logLevel: 'off',
  });
  const { passages } = client.agents;

  async function listAll(agentId: string) {
    const all = await passages.list(agentId, { limit: LISTED, ascending: true });
    for (let page = all; page.length === LISTED; ) {
      page = await passages.list(agentId, { limit: LISTED, ascending: true, after: page.at(-1)?.id ?? null });
      all.push(...page);
    }
    return all;
  }

  /** A passage that is gone already is fine. */
  const drop = (agent_id: string, id: string | undefined) =>
    id === undefined
      ? undefined
      : passages.delete(id, { agent_id }).catch((error: unknown) => {
          if (!(error instanceof Letta.NotFoundError)) throw error;
        });

  return {
    async create({ name, chatType, persona }) {
      const agent = await client.agents.create({
        // The name holds nothing about the person.
        name: `${name}-${chatType}`.replace(/[^\w-]+/g, '-'),
        include_base_tools: false,
        memory_blocks: [{ label: 'persona', value: persona.slice(0, PERSONA_MAX_CHARS) }],
      });
      return agent.id;
    },
    async search(agentId, text, signal) {
      const { results } = await passages.search(
        agentId,
        { query: text, top_k: NEAREST, tags: [FACT_TAG] },
        { signal },
      );
      return results.flatMap(({ tags }) => idIn(tags) ?? []);
    },
    async write(agentId, wanted) {
      const held = new Map((await listAll(agentId)).map((one) => [idIn(one.tags) ?? one.id ?? '', one]));
      const kept = new Set(wanted.filter(({ id, text }) => held.get(id)?.text === text).map(({ id }) => id));
      const stale = [...held].filter(([id]) => !kept.has(id)).map(([, one]) => one);
      const missing = wanted.filter(({ id }) => !kept.has(id));
      // What is forgotten goes first, and all of it.
      for (const one of stale) await drop(agentId, one.id);
      for (const one of missing.slice(0, CHANGES_MAX))
        await passages.create(agentId, {
          text: one.text,
          tags: tagsOf(one),
          created_at: one.toldAt.toISOString(),
        });
      return missing.length <= CHANGES_MAX;
    },
    async remove(agentId) {
      await client.agents.delete(agentId).catch((error: unknown) => {
        if (!(error instanceof Letta.NotFoundError)) throw error;
      });
    },
  };
}
