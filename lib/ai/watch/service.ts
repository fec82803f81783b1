/*
 * Invariants:
 * - How every question to a provider ended is told to whoever runs the product, with status, code and the provider's words.
 * - What was only called off says nothing about a provider.
 */
import type { Log } from '@/lib/kit/scope';
import type { ChatModel } from '../ports';
import { type Failure, readFailure } from './rules';

/** The work a provider has. */
export type ProviderName = 'chat' | 'fallback' | 'judge' | 'notes';

/** How one question to a provider ended. */
export type ModelAnswer = {
  provider: ProviderName;
  model: string;
  /** ms */
  tookMs: number;
} & ({ outcome: 'answered'; promptTokens: number; cachedTokens: number; completionTokens: number } | Failure);
export type ReportModelAnswer = (answer: ModelAnswer) => void;

/** A model whose every answer is told. */
export function watchedModel(
  model: ChatModel,
  asked: { provider: ProviderName; model: string },
  report: ReportModelAnswer,
): ChatModel {
  return {
    async complete(messages, options) {
      const started = performance.now();
      const took = () => ({ ...asked, tookMs: Math.round(performance.now() - started) });
      try {
        const reply = await model.complete(messages, options);
        const { promptTokens, completionTokens, cachedTokens = 0 } = reply;
        report({ ...took(), outcome: 'answered', promptTokens, cachedTokens, completionTokens });
        return reply;
      } catch (error) {
        const { aborted, reason } = options.signal;
        const isCalledOff = aborted && !(reason instanceof Error && reason.name === 'TooLate');
        if (!isCalledOff) report({ ...took(), ...readFailure(error) });
        throw error;
      }
    },
  };
}

/** Tells how a reply ended, for people the only thing that counts. @param failure null for one that was shown */
export type NoteReply = (failure: Failure | null) => void;

/** Logs why a person got no reply of the companion's, and counts it. */
export function noteFailedReply(
  scope: { log: Log; noteReply?: NoteReply | undefined },
  cause: unknown,
): void {
  const { status, code, words } = readFailure(cause);
  const reason = cause instanceof Error ? cause.name : 'unknown';
  scope.log.warn({ reason, status, code, words }, 'reply failed');
  scope.noteReply?.(readFailure(cause));
}
