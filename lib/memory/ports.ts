/** What a memory agent elsewhere holds of one person: the words a prompt may use. */
export type AgentBlocks = { person: string; talks: string };

/** Where memory agents live that are not ours. Implemented by lib/providers/letta.ts. */
export type MemoryAgents = {
  /** @returns the id of the new agent; @throws Error when the server refuses */
  create(companion: { name: string; chatType: string; persona: string }): Promise<string>;
  /** @throws Error when there is no such agent, no answer, or the signal aborts, which ends the requests */
  read(agentId: string, signal: AbortSignal): Promise<AgentBlocks>;
  write(agentId: string, blocks: AgentBlocks): Promise<void>;
  /** Deleting one that is gone already is fine. */
  remove(agentId: string): Promise<void>;
};

/** Vectors of texts, in their order; the signal ends the request. Implemented by lib/providers/openai.ts. */
export type Embedder = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;
