/*
 * Invariants:
 * - How every question to a provider ended is told to whoever runs the product, with status, code and the provider's words.
 * - What was only called off says nothing about a provider.
 */
import type { Log } from '@/lib/kit/scope';
import type { Asked, ChatModel } from '../ports';
import type { Outcome } from '../usage/constants';
import { type Failure, readFailure } from './rules';

/** The work a provider has. */
export type ProviderName = Asked['provider'];

/** How one question to a provider ended. */
export type ModelAnswer = Asked & {
  /** ms */
  tookMs: number;
} & ({ outcome: 'answered'; promptTokens: number; cachedTokens: number; completionTokens: number } | Failure);
export type ReportModelAnswer = (answer: ModelAnswer) => void;

/** A model whose every answer is told. */
export function watchedModel(model: ChatModel, asked: Asked, report: ReportModelAnswer): ChatModel {
  return {
    async complete(messages, options) {
      const started = performance.now();
      const took = () => ({ ...asked, tookMs: Math.round(performance.now() - started) });
      options.onAsked?.(asked);
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

/** How a reply to a person ended, for people the only thing that counts, with all that was asked of models for it. */
export type EndedReply = {
  outcome: Exclude<Outcome, 'remembered' | 'tried'>;
  /** Whom the last request for words went to; null when none was sent. */
  asked: Asked | null;
  /** ms from the message to its end. */
  tookMs: number;
  promptTokens: number;
  /** Of these, what the provider still had. */
  cachedTokens: number;
  completionTokens: number;
  /** Why nothing was shown; null otherwise. */
  failure: Failure | null;
};
export type NoteReply = (ended: EndedReply) => void;

/** Logs why a person got no reply of the companion's. */
export function logFailedReply(log: Log, cause: unknown): Failure {
  const failure = readFailure(cause);
  const { status, code, words } = failure;
  const reason = cause instanceof Error ? cause.name : 'unknown';
  log.warn({ reason, status, code, words }, 'reply failed');
  return failure;
}
