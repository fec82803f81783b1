import OpenAI from 'openai';
import { type ChatModel, ModelFailure } from '@/lib/ai/ports';
import type { Embedder } from '@/lib/memory/ports';
import type { Moderator } from '@/lib/safety/ports';
import { chatAdapter, RequestRefused } from './chat/adapter';
import {
  type CapabilityMemory,
  capabilityMemory,
  declaredCapabilities,
  type Effort,
  type Lesson,
  THINKING_TOKENS,
} from './chat/capabilities';
import { readRefusal } from './chat/failures';
import type { Sampling } from './chat/shaping';

/** A person on a phone writes less. */
const MAX_REPLY_TOKENS = 500;
const TEMPERATURE = 0.9;

type Server = { apiKey: string; baseURL: string | undefined };

/** Keeps the body of a refusal whole: providers differ in where they say what is wrong. */
class Client extends OpenAI {
  protected override makeStatusError(
    status: number,
    error: object,
    message: string | undefined,
    headers: Headers,
  ) {
    const refusal = readRefusal({
      status,
      body: Object.keys(error ?? {}).length > 0 ? error : message,
      header: (name) => headers.get(name),
    });
    const refused = super.makeStatusError(status, error, message, headers);
    return Object.assign(refused, { refusal });
  }
}

/**
 * Retries and clocks are the callers' business: each request ends with the signal it was given. Azure wants its key in a header of
 * its own, and the version of its API in the query of the address
 * (https://learn.microsoft.com/azure/ai-services/openai/reference#chat-completions).
 */
function clientOf({ apiKey, baseURL }: Server): OpenAI {
  const address = baseURL === undefined ? undefined : new URL(baseURL);
  const defaultQuery = Object.fromEntries(address?.searchParams ?? []);
  if (address) address.search = '';
  return new Client({
    apiKey,
    baseURL: address?.toString().replace(/\/$/, ''),
    defaultQuery,
    ...(address?.hostname.endsWith('.azure.com') ? { defaultHeaders: { 'api-key': apiKey } } : {}),
    maxRetries: 0,
    // Elsewhere is not where the key and the talk are meant to go.
    fetchOptions: { redirect: 'error' },
    logLevel: 'off',
  });
}

const CONNECTION_CODE = /\b(E[A-Z]{4,}|UND_ERR_\w+|CERT_\w+)\b/;

/** What an error and those behind it call themselves. */
function causesOf(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const code = 'code' in error ? String(error.code) : '';
  const all = error instanceof AggregateError ? error.errors.map(causesOf) : [];
  return [code, error.message, causesOf(error.cause), ...all].join(' ');
}

/** An error of the SDK as ours. */
function failureOf(error: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason;
  if (error instanceof OpenAI.APIError && 'refusal' in error)
    return new RequestRefused(error.refusal as ReturnType<typeof readRefusal>);
  const code = CONNECTION_CODE.exec(causesOf(error))?.[1];
  return new ModelFailure(null, code ?? null, 'No connection, or an answer that is no JSON.');
}

export type ChatModelConfig = Server & {
  model: string;
  sampling?: Partial<Sampling>;
  /** How much a model thinks before it writes; unset: as little as it can. */
  effort?: Effort | undefined;
  /** What is known of this model on this server; shared by everybody who asks it. */
  memory?: CapabilityMemory;
  onLesson?: (lesson: Lesson) => void;
};

/** What is known of a model before it is asked, with what the owner has set. */
export function memoryOf({ baseURL, model, effort }: Pick<ChatModelConfig, 'baseURL' | 'model' | 'effort'>) {
  const declared = declaredCapabilities(baseURL, model);
  if (effort === undefined) return capabilityMemory(declared);
  if (effort === 'none') return capabilityMemory({ ...declared, effort });
  const thinkingTokens = Math.max(THINKING_TOKENS, declared.thinkingTokens);
  // OpenAI's models take a temperature only without thinking.
  const temperature = declared.temperature && declared.tokens === 'max_tokens';
  return capabilityMemory({ ...declared, effort, thinkingTokens, temperature });
}

/** Talks to any server that speaks OpenAI's chat completions. */
export function openAiChatModel(config: ChatModelConfig): ChatModel {
  const client = clientOf(config);
  return chatAdapter({
    model: config.model,
    sampling: { temperature: TEMPERATURE, maxTokens: MAX_REPLY_TOKENS, ...config.sampling },
    memory: config.memory ?? memoryOf(config),
    onLesson: config.onLesson,
    async send(body, signal) {
      try {
        return await client.post('/chat/completions', { body, signal });
      } catch (error) {
        throw failureOf(error, signal);
      }
    },
  });
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

const flaggedOf = ({ categories }: OpenAI.Moderation) => ({
  flagged: Object.entries(categories ?? {})
    .filter(([, flagged]) => flagged)
    .map(([category]) => category),
});

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
      return results.map(flaggedOf);
    },
    // One multi-modal input has one result (https://platform.openai.com/docs/guides/moderation).
    async checkPicture(picture, signal) {
      const { results } = await client.moderations.create(
        { model: config.model, input: [{ type: 'image_url', image_url: { url: picture } }] },
        { signal },
      );
      const [result, ...others] = results ?? [];
      if (!result || others.length > 0) throw new Error('Not one result for one picture.');
      return flaggedOf(result);
    },
  };
}
