/** `picture`: a data URL of what the person sends with the words, for a model that sees; in the newest turn alone. */
export type ModelMessage = { role: 'system' | 'user' | 'assistant'; content: string; picture?: string };

export type ModelReply = {
  text: string;
  model: string;
  /** Tokens, as the provider counted them; 0 when it did not say. */
  promptTokens: number;
  completionTokens: number;
  /** The tools it called; empty when it only wrote. */
  calls: readonly ToolCall[];
  /** Of `promptTokens`, those that the provider still had from before. */
  cachedTokens?: number;
  /** `length`: the limit cut it. `refused`: the provider or its filter would not have it said. Absent: it came to its end. */
  finish?: 'length' | 'refused';
};

/** Why a provider gave no answer, in its words, without secrets and without what anybody wrote. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  constructor(
    /** HTTP status; null when there was none. */
    readonly status: number | null,
    /** The provider's or the connection's own code. */
    readonly code: string | null,
    words: string,
    /** ms after which it may be asked again, as it said. */
    readonly retryAfterMs: number | null = null,
    /** It would not read what was written. */
    readonly isFiltered = false,
  ) {
    super(words);
  }
}

/** For an answer that has to be JSON; the words of the request ask for it as well. */
export type AnswerFormat = {
  name: string;
  schema: Readonly<Record<string, unknown>>;
  maxTokens: number;
};

/** Something a model may call besides writing; `parameters` is a JSON schema. */
export type Tool = { name: string; description: string; parameters: Readonly<Record<string, unknown>> };

/** `args` is what the model wrote: it should be JSON that fits the tool's schema, but may be anything. */
export type ToolCall = { name: string; args: string };

/** Whom a request goes to: the work it has, and its model as it is set, never as a server calls it. Both are few. */
export type Asked = { provider: 'chat' | 'fallback' | 'judge' | 'notes'; model: string };

export type CompletionOptions = {
  /** Ends the request, connection included, when it aborts. */
  signal: AbortSignal;
  /** Whether one more request may be sent for this completion, which takes it from the caller's budget. */
  mayRetry: () => boolean;
  /** A server that does not know JSON schemas is asked without. */
  format?: AnswerFormat;
  /** A server that does not know tools is asked without, and then calls nothing. */
  tools?: readonly Tool[];
  /** The same for requests that begin alike, such as those of one chat; names nobody. */
  cacheKey?: string;
  /** Hears of each request before it is sent: with a fallback there are several whom it may go to. */
  onAsked?: (asked: Asked) => void;
};

/** Any server that completes chats. Implemented by lib/providers/openai.ts; lib/ai/resilience makes one of several. */
export type ChatModel = {
  /**
   * Sends one request, and further ones only as `mayRetry` grants them.
   * @throws ModelFailure, or the reason of the signal
   */
  complete(messages: readonly ModelMessage[], options: CompletionOptions): Promise<ModelReply>;
};

/**
 * A provider that would not read the request has refused, as one that would not answer.
 * @throws any other error
 */
export function refusedReply(error: unknown): ModelReply {
  if (!(error instanceof ModelFailure && error.isFiltered)) throw error;
  return { text: '', calls: [], model: '', promptTokens: 0, completionTokens: 0, finish: 'refused' };
}
