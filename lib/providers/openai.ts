import OpenAI from 'openai';
import type { AnswerFormat, ChatModel, Moderator, Tool, ToolCall } from '@/lib/ai/ports';
import type { Embedder } from '@/lib/memory/ports';

/** ms for one try. */
const TRY_TIMEOUT_MS = 20_000;
/** Tokens of one reply; a person on a phone writes less. */
const MAX_REPLY_TOKENS = 500;
const TEMPERATURE = 0.9;
/** ms a judgement may take: it runs beside a reply that should not wait for it. */
const MODERATION_TIMEOUT_MS = 2_500;
const MODERATION_MODEL = 'omni-moderation-latest';
/** ms without a judgement after a failed one, so that a provider that hangs does not slow every message. */
const MODERATION_PAUSE_MS = 10_000;
/**
 * ms without tools after a refusal that may mean they are unknown. Not for good: some servers refuse a call that the model
 * wrote wrongly in the same way, and people in danger are heard by a tool.
 */
const NO_TOOLS_PAUSE_MS = 60_000;
/** For answers that are data, not talk. */
const NOTES_TEMPERATURE = 0.2;
/** ms for the vectors of a few short texts. */
const EMBED_TIMEOUT_MS = 10_000;

const jsonFormat = ({ name, schema }: AnswerFormat) => ({
  type: 'json_schema' as const,
  json_schema: { name, schema: { ...schema }, strict: true },
});

const toolOf = ({ name, description, parameters }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});

/** What a completion wants called; servers differ in what they leave out. */
function callsOf(message: OpenAI.ChatCompletionMessage | undefined): ToolCall[] {
  return (message?.tool_calls ?? []).flatMap((call) =>
    'function' in call && call.function
      ? [{ name: String(call.function.name), args: String(call.function.arguments) }]
      : [],
  );
}

/** How servers and routers refuse what they do not know: 400, 404 ("no endpoint supports tools"), 422. */
const isUnknownWish = (error: unknown) =>
  error instanceof OpenAI.BadRequestError ||
  error instanceof OpenAI.NotFoundError ||
  error instanceof OpenAI.UnprocessableEntityError;

type Server = { apiKey: string; baseURL: string | undefined };

/** Tries are the business of lib/ai/resilience. */
const clientOf = ({ apiKey, baseURL }: Server) =>
  new OpenAI({ apiKey, baseURL, timeout: TRY_TIMEOUT_MS, maxRetries: 0, logLevel: 'off' });

/**
 * Talks to any server that speaks OpenAI's chat completions; one try for each call. A server that refuses a request with
 * tools and answers the same one without is offered none for a minute.
 */
export function openAiChatModel(config: Server & { model: string }): ChatModel {
  const client = clientOf(config);
  let noToolsUntil = 0;
  return {
    async complete(messages, { format, tools = [] } = {}) {
      const signal = AbortSignal.timeout(TRY_TIMEOUT_MS);
      const request = {
        model: config.model,
        messages: [...messages],
        max_tokens: format?.maxTokens ?? MAX_REPLY_TOKENS,
        temperature: format ? NOTES_TEMPERATURE : TEMPERATURE,
      };
      const offered = performance.now() < noToolsUntil ? [] : tools.map(toolOf);
      const wished = {
        ...request,
        ...(format ? { response_format: jsonFormat(format) } : {}),
        ...(offered.length > 0 ? { tools: offered, tool_choice: 'auto' as const } : {}),
      };
      const completion = await client.chat.completions
        .create(wished, { signal })
        .catch(async (error: unknown) => {
          // Not every server knows JSON schemas or tools; the words of the request ask for JSON as well.
          if ((!format && offered.length === 0) || !isUnknownWish(error)) throw error;
          const plain = await client.chat.completions.create(request, { signal });
          if (offered.length > 0) noToolsUntil = performance.now() + NO_TOOLS_PAUSE_MS;
          return plain;
        });
      const message = completion.choices?.[0]?.message;
      return {
        text: message?.content ?? '',
        calls: callsOf(message),
        model: completion.model ?? config.model,
        promptTokens: completion.usage?.prompt_tokens ?? 0,
        completionTokens: completion.usage?.completion_tokens ?? 0,
      };
    },
  };
}

/** Vectors from any server that speaks OpenAI's embeddings. */
export function openAiEmbedder(config: Server & { model: string }): Embedder {
  const client = clientOf(config);
  return async (texts) => {
    const { data } = await client.embeddings.create(
      { model: config.model, input: [...texts], encoding_format: 'float' },
      { signal: AbortSignal.timeout(EMBED_TIMEOUT_MS) },
    );
    return [...data].sort((one, other) => one.index - other.index).map((one) => one.embedding);
  };
}

/** `POST /moderations` of the same server. One that does not know the call is not asked again. */
export function openAiModerator(config: Server): Moderator {
  const client = clientOf(config);
  let unknownHere = false;
  let pausedUntil = 0;
  return {
    async check(text) {
      if (unknownHere || performance.now() < pausedUntil) return null;
      try {
        const { results } = await client.moderations.create(
          { model: MODERATION_MODEL, input: text },
          { signal: AbortSignal.timeout(MODERATION_TIMEOUT_MS) },
        );
        const categories = Object.entries(results[0]?.categories ?? {});
        return { flagged: categories.filter(([, flagged]) => flagged).map(([category]) => category) };
      } catch (error) {
        if (error instanceof OpenAI.APIError && (error.status === 404 || error.status === 405))
          unknownHere = true;
        else pausedUntil = performance.now() + MODERATION_PAUSE_MS;
        return null;
      }
    },
  };
}

/** Where no server judges texts: the local rules hold alone. */
export const noModerator: Moderator = { check: async () => null };
