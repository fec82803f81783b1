export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelReply = {
  text: string;
  model: string;
  /** Tokens, as the provider counted them; 0 when it did not say. */
  promptTokens: number;
  completionTokens: number;
  /** What it wants done besides; empty when it only wrote. */
  calls: readonly ToolCall[];
};

/** For an answer that is to be JSON. A server that does not know JSON schemas is asked without; the words must do. */
export type AnswerFormat = {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  maxTokens: number;
};

/** Something a model may do besides writing; `parameters` is a JSON schema. */
export type Tool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> };

/** `args` is what the model wrote: it should be JSON by the tool's schema, and may be anything. */
export type ToolCall = { name: string; args: string };

/** A server that knows no tools is asked without them, and then nothing is called. */
export type Wish = { format?: AnswerFormat; tools?: readonly Tool[] };

/** Any server that completes chats. Implemented by lib/providers/openai.ts; lib/ai/resilience makes one of several. */
export type ChatModel = {
  /** @throws Error when no usable answer came within 30 s in all, retry included */
  complete(messages: readonly ModelMessage[], wish?: Wish): Promise<ModelReply>;
};

/** What a provider found in a text: the names of its categories, such as `sexual/minors`. */
export type Moderation = { flagged: readonly string[] };

/** A provider's judgement of a text. Implemented by lib/providers/openai.ts. */
export type Moderator = {
  /** null when it did not answer in time, or there is none: the local rules hold alone then. Never throws. */
  check(text: string): Promise<Moderation | null>;
};
