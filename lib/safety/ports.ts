/** What a provider found in a text: the names of its categories, such as `sexual/minors`. */
export type Moderation = { flagged: readonly string[] };

/** A provider's judgement of a text. Implemented by lib/providers/openai.ts. */
export type Moderator = {
  /** null when there is no judgement: no provider, no answer, or the signal aborted. Never throws. */
  check(text: string, signal: AbortSignal): Promise<Moderation | null>;
};
