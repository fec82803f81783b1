/*
 * Invariants:
 * - A safety service that does not answer is no judgement, never an error: the local rules hold alone.
 * - It is never switched off in silence: every failure is reported, and after a rest it is asked again.
 */
import type { ReportAnswer, WatchedService } from '../ports';
import { readFailure, restAfter } from './rules';

export type Watched = {
  /** Whether a request would be sent now. */
  isAsked(signal: AbortSignal): boolean;
  /** What the request brings; null when it brings nothing, fails, or the service rests. Never throws. */
  ask<T>(signal: AbortSignal, request: () => Promise<T | null>): Promise<T | null>;
};

/** Watches how the requests to one service end. */
export function watchService(service: WatchedService, report: ReportAnswer): Watched {
  let inARow = 0;
  let restsUntil = 0;
  const note = (answer: NonNullable<ReturnType<typeof readFailure>>) => {
    inARow = answer.outcome === 'answered' ? 0 : inARow + 1;
    const restsMs = restAfter(answer, inARow);
    if (restsMs > 0) restsUntil = performance.now() + restsMs;
    report({ service, ...answer, restsMs });
  };
  const isAsked = (signal: AbortSignal) => !signal.aborted && performance.now() >= restsUntil;
  return {
    isAsked,
    async ask(signal, request) {
      if (!isAsked(signal)) return null;
      try {
        const brought = await request();
        note({ outcome: brought === null ? 'unusable' : 'answered', status: null, code: null });
        return brought;
      } catch (error) {
        const failure = readFailure(error, signal);
        if (failure !== null) note(failure);
        return null;
      }
    },
  };
}
