export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelReply = {
  text: string;
  model: string;
  /** Tokens, as the provider counted them; 0 when it did not say. */
  promptTokens: number;
  completionTokens: number;
};

/** For an answer that is to be JSON. A server that does not know JSON schemas is asked without; the words must do. */
export type AnswerFormat = {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  maxTokens: number;
};

/** Any server that completes chats. Implemented by lib/providers/openai.ts; lib/ai/resilience makes one of several. */
export type ChatModel = {
  /** @throws Error when no usable answer came within 30 s in all, retry included */
  complete(messages: readonly ModelMessage[], format?: AnswerFormat): Promise<ModelReply>;
};

/** What a provider found in a text: the names of its categories, such as `sexual/minors`. */
export type Moderation = { flagged: readonly string[] };

/** A provider's judgement of a text. Implemented by lib/providers/openai.ts. */
export type Moderator = {
  /** null when it did not answer in time, or there is none: the local rules hold alone then. Never throws. */
  check(text: string): Promise<Moderation | null>;
};
