import OpenAI from 'openai';
import type { AnswerFormat, ChatModel, Tool, ToolCall } from '@/lib/ai/ports';
import type { Embedder } from '@/lib/memory/ports';
import type { Moderator } from '@/lib/safety/ports';

/** Tokens of one reply; a person on a phone writes less. */
const MAX_REPLY_TOKENS = 500;
const TEMPERATURE = 0.9;
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

const jsonFormat = ({ name, schema }: AnswerFormat) => ({
  type: 'json_schema' as const,
  json_schema: { name, schema: { ...schema }, strict: true },
});

const toolOf = ({ name, description, parameters }: Tool) => ({
  type: 'function' as const,
  function: { name, description, parameters: { ...parameters } },
});

/** The tools a completion called; servers differ in what they leave out. */
function callsOf(message: OpenAI.ChatCompletionMessage | undefined): ToolCall[] {
  return (message?.tool_calls ?? []).flatMap((call) =>
    'function' in call && call.function
      ? [{ name: String(call.function.name), args: String(call.function.arguments) }]
      : [],
  );
}

/** How servers and routers refuse what they do not know: 400, 404 ("no endpoint supports tools"), 422. */
const isUnknownOption = (error: unknown) =>
  error instanceof OpenAI.BadRequestError ||
  error instanceof OpenAI.NotFoundError ||
  error instanceof OpenAI.UnprocessableEntityError;

type Server = { apiKey: string; baseURL: string | undefined };

/** Retries and clocks are the callers' business: each request ends with the signal it was given. */
const clientOf = ({ apiKey, baseURL }: Server) =>
  new OpenAI({ apiKey, baseURL, maxRetries: 0, logLevel: 'off' });

/**
 * Talks to any server that speaks OpenAI's chat completions. A server that refuses a request with tools and answers the same
 * one without is offered none for a minute.
 */
export function openAiChatModel(config: Server & { model: string }): ChatModel {
  const client = clientOf(config);
  let noToolsUntil = 0;
  return {
    async complete(messages, { signal, mayRetry, format, tools = [] }) {
      const request = {
        model: config.model,
        messages: [...messages],
        max_tokens: format?.maxTokens ?? MAX_REPLY_TOKENS,
        temperature: format ? NOTES_TEMPERATURE : TEMPERATURE,
      };
      const offered = performance.now() < noToolsUntil ? [] : tools.map(toolOf);
      const extended = {
        ...request,
        ...(format ? { response_format: jsonFormat(format) } : {}),
        ...(offered.length > 0 ? { tools: offered, tool_choice: 'auto' as const } : {}),
      };
      const completion = await client.chat.completions
        .create(extended, { signal })
        .catch(async (error: unknown) => {
          // Not every server knows JSON schemas or tools; the words of the request ask for JSON as well.
          const extras = format !== undefined || offered.length > 0;
          if (!extras || !isUnknownOption(error) || !mayRetry()) throw error;
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
  return async (texts, signal) => {
    const { data } = await client.embeddings.create(
      { model: config.model, input: [...texts], encoding_format: 'float' },
      { signal },
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
    async check(text, signal) {
      if (unknownHere || performance.now() < pausedUntil) return null;
      try {
        const { results } = await client.moderations.create(
          { model: MODERATION_MODEL, input: text },
          { signal },
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
