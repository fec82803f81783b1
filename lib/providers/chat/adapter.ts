/*
 * One way to ask any server that speaks OpenAI's chat completions.
 * Invariants:
 * - A server gets what it is known to take. What it refuses by name, or takes when something is left out, is remembered by everybody
 *   who asks that model on that server, and told once.
 * - Every request after the first is granted by the caller, and ends with the caller's signal.
 * - No thought of a model is in what it says, in whatever form it came.
 */
import {
  type ChatModel,
  type CompletionOptions,
  ModelFailure,
  type ModelMessage,
  type ModelReply,
} from '@/lib/ai/ports';
import {
  type Capabilities,
  type CapabilityMemory,
  type Lesson,
  THINKING_TOKENS,
  THINKING_TOKENS_MAX,
} from './capabilities';
import { type ReadRefusal, readRefusal } from './failures';
import { lessonsOf } from './lessons';
import { errorInside, readCompletion } from './reading';
import { type RequestBody, type Sampling, shapeRequest } from './shaping';
import { readToolText } from './tool-text';

/** A request was refused, or answered with an error. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  constructor(readonly refusal: ReadRefusal) {
    super(refusal.failure.message);
  }
}

export type ChatServer = {
  model: string;
  sampling: Sampling;
  memory: CapabilityMemory;
  /**
   * Sends one request.
   * @throws RequestRefused, ModelFailure without a status, or the reason of the signal
   */
  send(body: RequestBody, signal: AbortSignal): Promise<unknown>;
  /** Tells whoever runs the product what the model turned out not to take. */
  onLesson?: ((lesson: Lesson) => void) | undefined;
};

/** What a model wrote that a server could not read as a call (https://github.com/groq/groq-typescript/issues/28). */
function failedCall(
  { error }: ReadRefusal,
  model: string,
  { tools = [] }: CompletionOptions,
): ModelReply | null {
  if (typeof error.failed_generation !== 'string') return null;
  const names = tools.map((tool) => tool.name);
  const { text, calls } = readToolText(error.failed_generation, names);
  return calls.length === 0 ? null : { text, calls, model, promptTokens: 0, completionTokens: 0 };
}

/** More room for an answer that was nothing but thoughts; null when it has the most. */
function moreRoom({ thinkingTokens }: Capabilities): Lesson | null {
  if (thinkingTokens >= THINKING_TOKENS_MAX) return null;
  const room = Math.max(THINKING_TOKENS, Math.min(THINKING_TOKENS_MAX, thinkingTokens * 2));
  return { about: 'thoughts', change: { thinkingTokens: room }, isNamed: true, believedMs: null };
}

const isSilent = ({ text, calls, finish }: ModelReply) =>
  text === '' && calls.length === 0 && finish !== 'refused';

function apply(can: Capabilities, lessons: readonly Lesson[]): Capabilities {
  return Object.assign({}, can, ...lessons.map(({ change }) => change));
}

export function chatAdapter({ model, sampling, memory, send, onLesson }: ChatServer): ChatModel {
  const learn = (lessons: readonly Lesson[]) => {
    for (const lesson of lessons) if (memory.learn(lesson, performance.now())) onLesson?.(lesson);
  };

  async function attempt(body: RequestBody, signal: AbortSignal): Promise<unknown> {
    const answer = await send(body, signal);
    const inside = errorInside(answer);
    if (inside) throw new RequestRefused(readRefusal({ ...inside, header: () => null }));
    return answer;
  }

  async function complete(
    messages: readonly ModelMessage[],
    options: CompletionOptions,
  ): Promise<ModelReply> {
    const { signal, mayRetry, tools = [], format } = options;
    const names = tools.map((tool) => tool.name);
    let guesses: Lesson[] = [];
    let tried: Lesson[] = [];
    for (;;) {
      const can = apply(memory.at(performance.now()), tried);
      const body = shapeRequest(model, sampling, can, messages, options);
      try {
        const { reply, onlyThought } = readCompletion(
          await attempt(body, signal),
          model,
          names,
          format !== undefined,
        );
        const room = onlyThought ? moreRoom(can) : null;
        if (room) learn([room]);
        if (room && mayRetry()) continue;
        learn(guesses);
        // Asked once more, or another model instead.
        if (isSilent(reply))
          throw new ModelFailure(null, onlyThought ? 'only_thoughts' : 'empty', 'It said nothing.');
        return reply;
      } catch (error) {
        if (!(error instanceof RequestRefused)) throw error;
        const called = failedCall(error.refusal, model, options);
        if (called) return called;
        const lessons = lessonsOf(error.refusal, body, can);
        learn(lessons.filter((one) => one.isNamed));
        const next = () => shapeRequest(model, sampling, apply(can, lessons), messages, options);
        const isStuck = () => JSON.stringify(next()) === JSON.stringify(body);
        if (lessons.length === 0 || isStuck() || !mayRetry()) throw error.refusal.failure;
        guesses = [...guesses, ...lessons.filter((one) => !one.isNamed)];
        tried = [...tried, ...lessons];
      }
    }
  }
  return { complete };
}
