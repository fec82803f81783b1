import type { ChatModel } from '@/lib/ai/ports';
import { resilientModel } from '@/lib/ai/resilience/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import type { Embedder, MemoryAgents } from '@/lib/memory/ports';
import { lettaMemoryAgents } from '@/lib/providers/letta';
import { noModerator, openAiChatModel, openAiEmbedder, openAiModerator } from '@/lib/providers/openai';
import type { Moderator } from '@/lib/safety/ports';
import type { Env } from './env';

export type ModelPorts = {
  chatModel: ChatModel;
  moderator: Moderator;
  budgets: Budgets;
  /** Only where the environment names a Letta server. */
  memoryAgents: MemoryAgents | undefined;
  /** Only where the environment names a model for vectors. */
  embed: Embedder | undefined;
};

/** The model that answers, with its fallback and its circuit; who judges texts; what a day may cost; who remembers. */
export function modelPorts(env: Env): ModelPorts {
  const server = { apiKey: env.OPENAI_API_KEY, baseURL: env.OPENAI_BASE_URL };
  const names = [env.OPENAI_MODEL, env.OPENAI_FALLBACK_MODEL].filter((name) => name !== undefined);
  const { LETTA_BASE_URL, LETTA_API_KEY, OPENAI_EMBEDDING_MODEL, OPENAI_MODEL } = env;
  const measured = env.RATE_LIMITS === 'relaxed';
  return {
    chatModel: resilientModel(names.map((model) => openAiChatModel({ ...server, model }))),
    moderator: env.OPENAI_MODERATION === 'on' ? openAiModerator(server) : noModerator,
    // A load test is one person who writes all day.
    budgets: measured
      ? { repliesPerPerson: 0, tokens: 0 }
      : { repliesPerPerson: env.AI_DAILY_REPLIES_PER_PERSON, tokens: env.AI_DAILY_TOKENS },
    memoryAgents: LETTA_BASE_URL
      ? lettaMemoryAgents({ baseURL: LETTA_BASE_URL, apiKey: LETTA_API_KEY, model: OPENAI_MODEL })
      : undefined,
    embed: OPENAI_EMBEDDING_MODEL ? openAiEmbedder({ ...server, model: OPENAI_EMBEDDING_MODEL }) : undefined,
  };
}
