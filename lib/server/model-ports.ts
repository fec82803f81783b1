import type { ChatModel } from '@/lib/ai/ports';
import { resilientModel } from '@/lib/ai/resilience/service';
import type { Budgets } from '@/lib/ai/usage/constants';
import type { Embedder, MemoryAgents } from '@/lib/memory/ports';
import { lettaMemoryAgents } from '@/lib/providers/letta';
import { openAiChatModel, openAiEmbedder, openAiModerator } from '@/lib/providers/openai';
import { modelJudge, noJudge } from '@/lib/safety/judgement/service';
import { MODERATION_MODEL } from '@/lib/safety/moderation/constants';
import { noModerator, watchedModerator } from '@/lib/safety/moderation/service';
import type { Judge, Moderator } from '@/lib/safety/ports';
import type { Env } from './env';
import { noteServiceAnswer } from './safety-services';

export type ModelPorts = {
  chatModel: ChatModel;
  judge: Judge;
  moderator: Moderator;
  budgets: Budgets;
  /** Only where the environment names a Letta server. */
  memoryAgents: MemoryAgents | undefined;
  /** Only where the environment names a model for vectors. */
  embed: Embedder | undefined;
};

/** A server for one kind of work; each part that is not set is that of `OPENAI_*`. */
const serverFor = (env: Env, baseURL: string | undefined, apiKey: string | undefined) => ({
  baseURL: baseURL ?? env.OPENAI_BASE_URL,
  apiKey: apiKey ?? env.OPENAI_API_KEY,
});

/** Who judges the talk and the drafts by meaning, and who moderates; nobody where the owner wants fewer calls. */
function judges(env: Env): Pick<ModelPorts, 'judge' | 'moderator'> {
  const judging = serverFor(env, env.JUDGE_BASE_URL, env.JUDGE_API_KEY);
  const moderating = serverFor(env, env.MODERATION_BASE_URL, env.MODERATION_API_KEY);
  const { JUDGE_MODEL = env.OPENAI_MODEL, AI_SAFETY_CALLS, OPENAI_MODERATION } = env;
  const isModerated = AI_SAFETY_CALLS !== 'none' && OPENAI_MODERATION === 'on';
  return {
    judge:
      AI_SAFETY_CALLS === 'full'
        ? modelJudge(openAiChatModel({ ...judging, model: JUDGE_MODEL }), noteServiceAnswer)
        : noJudge,
    moderator: isModerated
      ? watchedModerator(
          openAiModerator({ ...moderating, model: env.MODERATION_MODEL ?? MODERATION_MODEL }),
          noteServiceAnswer,
        )
      : noModerator,
  };
}

/** The model that answers, with its fallback and its circuit; who judges texts; what a day may cost; who remembers. */
export function modelPorts(env: Env): ModelPorts {
  const server = serverFor(env, undefined, undefined);
  const names = [env.OPENAI_MODEL, env.OPENAI_FALLBACK_MODEL].filter((name) => name !== undefined);
  const { LETTA_BASE_URL, LETTA_API_KEY, OPENAI_EMBEDDING_MODEL, OPENAI_MODEL } = env;
  const measured = env.RATE_LIMITS === 'relaxed';
  return {
    chatModel: resilientModel(names.map((model) => openAiChatModel({ ...server, model }))),
    ...judges(env),
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
