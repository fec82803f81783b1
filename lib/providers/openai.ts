import OpenAI from 'openai';
import type { AnswerFormat, ChatModel, Tool, ToolCall } from '@/lib/ai/ports';
import type { Embedder } from '@/lib/memory/ports';
import type { Moderator } from '@/lib/safety/ports';

/** Tokens of one reply; a person on a phone writes less. */
const MAX_REPLY_TOKENS = 500;
const TEMPERATURE = 0.9;
/**
 * ms without tools after a refusal that may mean they are unknown. Not for good: some servers refuse a call that the model
 * wrote wrongly in the same way, and people in danger are heard by a tool.
 */
const NO_TOOLS_PAUSE_MS = 60_000;
/** ms for which a server that refused a format is asked by the next simpler one at once. */
const SIMPLER_FORMAT_MS = 600_000;
/** For answers that are data, not talk. */
const DATA_TEMPERATURE = 0.2;

/**
 * How an answer in JSON can be asked for, the strictest first: by its schema, in JSON mode, or by the words of the request
 * alone, which ask for JSON in every case, as JSON mode demands (https://platform.openai.com/docs/guides/structured-outputs).
 */
const FORMATS: readonly ((format: AnswerFormat) => OpenAI.ChatCompletionCreateParams['response_format'])[] = [
  ({ name, schema }) => ({ type: 'json_schema', json_schema: { name, schema: { ...schema }, strict: true } }),
  () => ({ type: 'json_object' }),
  () => undefined,
];
const SIMPLEST_FORMAT = FORMATS.length - 1;

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
 * Talks to any server that speaks OpenAI's chat completions. One that refuses tools, or a format, and answers the same request
 * without it is spared it for a while.
 */
export function openAiChatModel(config: Server & { model: string }): ChatModel {
  const client = clientOf(config);
  let noToolsUntil = 0;
  let known = { level: 0, until: 0 };
  return {
    async complete(messages, { signal, mayRetry, format, tools = [] }) {
      let offered = performance.now() < noToolsUntil ? [] : tools.map(toolOf);
      let level = performance.now() < known.until ? known.level : 0;
      const send = () =>
        client.chat.completions.create(
          {
            model: config.model,
            messages: [...messages],
            max_tokens: format?.maxTokens ?? MAX_REPLY_TOKENS,
            temperature: format ? DATA_TEMPERATURE : TEMPERATURE,
            ...(format ? { response_format: FORMATS[level]?.(format) } : {}),
            ...(offered.length > 0 ? { tools: offered, tool_choice: 'auto' as const } : {}),
          },
          { signal },
        );
      /** Drops what the server may not know; false when there is nothing left to drop. */
      const simplify = (): boolean => {
        if (offered.length > 0) offered = [];
        else if (format && level < SIMPLEST_FORMAT) level += 1;
        else return false;
        return true;
      };
      const [hadTools, hadLevel] = [offered.length > 0, level];
      let completion: OpenAI.ChatCompletion | undefined;
      while (!completion) {
        try {
          completion = await send();
        } catch (error) {
          if (!isUnknownOption(error) || !simplify()) throw error;
          if (!mayRetry()) throw error;
        }
      }
      if (hadTools && offered.length === 0) noToolsUntil = performance.now() + NO_TOOLS_PAUSE_MS;
      if (level > hadLevel) known = { level, until: performance.now() + SIMPLER_FORMAT_MS };
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

/**
 * `POST /moderations` with all texts in one request, which gives one result for each
 * (https://platform.openai.com/docs/api-reference/moderations/create).
 */
export function openAiModerator(config: Server & { model: string }): Moderator {
  const client = clientOf(config);
  return {
    async check(texts, signal) {
      const { results } = await client.moderations.create(
        { model: config.model, input: [...texts] },
        { signal },
      );
      if (results?.length !== texts.length) throw new Error('Not one result for each text.');
      return results.map(({ categories }) => ({
        flagged: Object.entries(categories ?? {})
          .filter(([, flagged]) => flagged)
          .map(([category]) => category),
      }));
    },
  };
}
