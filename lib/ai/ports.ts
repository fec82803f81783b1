export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string };

export type ModelReply = {
  text: string;
  model: string;
  /** Tokens, as the provider counted them; 0 when it did not say. */
  promptTokens: number;
  completionTokens: number;
};

/** Any server that completes chats. Implemented by lib/providers/openai.ts. */
export type ChatModel = {
  /** @throws Error when no usable answer came within 30 s in all, retry included */
  complete(messages: readonly ModelMessage[]): Promise<ModelReply>;
};
