import type { ChatModel } from '@/lib/ai/ports';
import { resilientModel } from '@/lib/ai/resilience/service';
import type { NoteReply } from '@/lib/ai/watch/service';
import type { CountTokens } from '@/lib/language/tokens/ports';
import { estimateTokens } from '@/lib/language/tokens/rules';
import type { Embedder, MemoryAgents } from '@/lib/memory/ports';
import { lettaMemoryAgents } from '@/lib/providers/letta';
import { openAiEmbedder, openAiModerator } from '@/lib/providers/openai';
import { tokenCounter } from '@/lib/providers/tokens';
import { modelJudge, noJudge } from '@/lib/safety/judgement/service';
import { MODERATION_MODEL } from '@/lib/safety/moderation/constants';
import { noModerator, watchedModerator } from '@/lib/safety/moderation/service';
import type { Judge, Moderator } from '@/lib/safety/ports';
import type { Env } from './env';
import { noteCircuit } from './metrics';
import { noteReply } from './model-health';
import { type ModelProvider, modelProviders, serverFor } from './model-providers';
import { providerCall, providerPort } from './provider-calls';
import { noteServiceAnswer } from './safety-services';

export type ModelPorts = {
  chatModel: ChatModel;
  /** Reads talks for the memory; null: the one that answers does. */
  notesModel: ChatModel | null;
  /** Who answers, and who does when that one fails. */
  answering: readonly ModelProvider[];
  noteReply: NoteReply;
  judge: Judge;
  /** Judges pictures, with more time and without a fallback, which may not see. */
  pictureJudge: Judge;
  moderator: Moderator;
  countTokens: CountTokens;
  /** Only where the environment names a Letta server. */
  memoryAgents: MemoryAgents | undefined;
  /** Only where the environment names a model for vectors. */
  embed: Embedder | undefined;
};

/**
 * Who judges the talk and the drafts by meaning, and who moderates; nobody where the owner wants fewer calls.
 * @param other judges where `judging` does not
 */
function judges(
  env: Env,
  judging: ModelProvider,
  other: ModelProvider | null,
): Pick<ModelPorts, 'judge' | 'pictureJudge' | 'moderator'> {
  const moderating = serverFor(env, env.MODERATION_BASE_URL, env.MODERATION_API_KEY);
  const { AI_SAFETY_CALLS, OPENAI_MODERATION } = env;
  const isModerated = AI_SAFETY_CALLS !== 'none' && OPENAI_MODERATION === 'on';
  return {
    judge:
      AI_SAFETY_CALLS === 'full'
        ? modelJudge(judging.chatModel, other?.chatModel ?? null, noteServiceAnswer)
        : noJudge,
    pictureJudge:
      AI_SAFETY_CALLS === 'full' ? modelJudge(judging.chatModel, null, noteServiceAnswer) : noJudge,
    moderator: isModerated
      ? watchedModerator(
          providerPort(
            'moderation',
            openAiModerator({ ...moderating, model: env.MODERATION_MODEL ?? MODERATION_MODEL }),
            ['check', 'checkPicture'],
          ),
          noteServiceAnswer,
        )
      : noModerator,
  };
}

/** The fallback for a provider; null where there is none, or it is that same model on that same server. */
const otherThan = (own: ModelProvider, fallback: ModelProvider | null) =>
  fallback && fallback.memory !== own.memory ? fallback : null;

/** The model that answers, with its fallback and its circuit; who judges texts; who remembers. */
export function modelPorts(env: Env): ModelPorts {
  const { chat, fallback, judge, notes } = modelProviders(env);
  const answering = [chat, fallback].filter((one) => one !== null);
  const { LETTA_BASE_URL, LETTA_API_KEY } = env;
  const embedding = env.EMBEDDING_MODEL ?? env.OPENAI_EMBEDDING_MODEL;
  return {
    chatModel: resilientModel(
      answering.map((one) => one.chatModel),
      undefined,
      (place, isOpen) => noteCircuit(answering[place]?.name ?? 'chat', isOpen),
    ),
    notesModel:
      notes &&
      resilientModel([notes, otherThan(notes, fallback)].flatMap((one) => (one ? [one.chatModel] : []))),
    answering,
    noteReply,
    ...judges(env, judge, otherThan(judge, fallback)),
    countTokens: tokenCounter(estimateTokens),
    memoryAgents: LETTA_BASE_URL
      ? providerPort('letta', lettaMemoryAgents({ baseURL: LETTA_BASE_URL, apiKey: LETTA_API_KEY }), [
          ...(['create', 'search', 'write', 'remove'] as const),
        ])
      : undefined,
    embed: embedding
      ? providerCall(
          'embed',
          openAiEmbedder({
            ...serverFor(env, env.EMBEDDING_BASE_URL, env.EMBEDDING_API_KEY),
            model: embedding,
          }),
        )
      : undefined,
  };
}
