import type { ChatModel } from '@/lib/ai/ports';
import { type ProviderName, watchedModel } from '@/lib/ai/watch/service';
import type { CapabilityMemory, Effort } from '@/lib/providers/chat/capabilities';
import { memoryOf, openAiChatModel } from '@/lib/providers/openai';
import type { ModelEnv } from './env';
import { noteLesson, noteModelAnswer } from './model-health';
import { providerModel } from './provider-calls';

/** A model on a server, for one kind of work. */
export type ModelProvider = {
  name: ProviderName;
  model: string;
  /** The host that is asked, for people. */
  host: string;
  /** What is known of it, shared by all kinds of work that it does. */
  memory: CapabilityMemory;
  chatModel: ChatModel;
};

/** Whom it is told how models do. */
type Reports = {
  noteModelAnswer: typeof noteModelAnswer;
  noteLesson: typeof noteLesson;
};

/** A server for one kind of work; each part that is not set is that of `OPENAI_*`. */
export const serverFor = (env: ModelEnv, baseURL: string | undefined, apiKey: string | undefined) => ({
  baseURL: baseURL ?? env.OPENAI_BASE_URL,
  apiKey: apiKey ?? env.OPENAI_API_KEY,
});

/**
 * Who answers, who answers when that one fails, who judges, and who takes notes; the last two are the first where nothing else
 * is set. What one of them learns of a model on a server, all know.
 */
export function modelProviders(env: ModelEnv, reports: Reports = { noteModelAnswer, noteLesson }) {
  const memories = new Map<string, CapabilityMemory>();
  const provider = (
    name: ProviderName,
    model: string,
    baseURL: string | undefined,
    apiKey: string | undefined,
    effort: Effort | undefined,
  ): ModelProvider => {
    const server = serverFor(env, baseURL, apiKey);
    const key = `${server.baseURL ?? ''} ${model} ${effort ?? ''}`;
    const memory = memories.get(key) ?? memoryOf({ baseURL: server.baseURL, model, effort });
    memories.set(key, memory);
    const { OPENAI_TEMPERATURE: temperature, OPENAI_MAX_TOKENS: maxTokens } = env;
    const sampling = {
      ...(temperature === undefined ? {} : { temperature }),
      ...(maxTokens === undefined ? {} : { maxTokens }),
    };
    const host = new URL(server.baseURL ?? 'https://api.openai.com').host;
    const asked = openAiChatModel({
      ...{ ...server, model, sampling, memory },
      onLesson: (lesson) => reports.noteLesson(name, host, lesson),
    });
    return {
      name,
      model,
      host,
      memory,
      chatModel: providerModel(watchedModel(asked, { provider: name, model }, reports.noteModelAnswer), {
        ...{ provider: name, model, host },
      }),
    };
  };
  const { OPENAI_MODEL, OPENAI_EFFORT } = env;
  const fallbackModel = env.FALLBACK_MODEL ?? env.OPENAI_FALLBACK_MODEL;
  const hasNotes = [env.NOTES_MODEL, env.NOTES_BASE_URL, env.NOTES_API_KEY, env.NOTES_EFFORT].some(
    (one) => one !== undefined,
  );
  return {
    chat: provider('chat', OPENAI_MODEL, undefined, undefined, OPENAI_EFFORT),
    fallback: fallbackModel
      ? provider('fallback', fallbackModel, env.FALLBACK_BASE_URL, env.FALLBACK_API_KEY, env.FALLBACK_EFFORT)
      : null,
    judge: provider(
      'judge',
      env.JUDGE_MODEL ?? OPENAI_MODEL,
      env.JUDGE_BASE_URL,
      env.JUDGE_API_KEY,
      env.JUDGE_EFFORT ?? OPENAI_EFFORT,
    ),
    notes: hasNotes
      ? provider(
          'notes',
          env.NOTES_MODEL ?? OPENAI_MODEL,
          env.NOTES_BASE_URL,
          env.NOTES_API_KEY,
          env.NOTES_EFFORT,
        )
      : null,
  };
}
