/** One thing of a memory as another server holds it. */
export type Passage = {
  /** `memory_facts.id`, or that of a line of the summary. */
  id: string;
  kind: string;
  /** As a prompt tells it, with its day. */
  text: string;
  toldAt: Date;
};

/** Where memory agents live that are not ours. Implemented by lib/providers/letta.ts. */
export type MemoryAgents = {
  /** @returns the id of the new agent; @throws Error when the server refuses */
  create(companion: { name: string; chatType: string; persona: string }): Promise<string>;
  /**
   * What an agent holds that is nearest to a text, by meaning, nearest first: the ids of its passages.
   * @throws Error when there is no such agent, no answer, or the signal aborts, which ends the request
   */
  search(agentId: string, text: string, signal: AbortSignal): Promise<string[]>;
  /**
   * Makes an agent hold exactly these passages.
   * @returns false when there is more to do than one go may take: call it again
   */
  write(agentId: string, passages: readonly Passage[]): Promise<boolean>;
  /** Deleting one that is gone already is fine. */
  remove(agentId: string): Promise<void>;
};

/** Vectors of texts, in their order; the signal ends the request. Implemented by lib/providers/openai.ts. */
export type Embedder = (texts: readonly string[], signal: AbortSignal) => Promise<number[][]>;
