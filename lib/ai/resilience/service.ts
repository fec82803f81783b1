/*
 * Retries, fallback and circuit of the model, all in this file.
 * Invariants:
 * - A completion takes at most two tries of at most 20 s, with a short random pause between them, and ends with its signal.
 * - Every request after the first is granted by the caller's budget.
 * - A model that fails again and again is left alone for a while; the fallback model, when there is one, answers meanwhile.
 * - A request that a model refuses as wrong is not sent to the same model again.
 */
import { pause, within } from '@/lib/kit/deadline';
import type { ChatModel } from '../ports';
import { MAX_TRIES, RETRY_AFTER_MAX_MS, RETRY_AFTER_MIN_MS, TRY_TIMEOUT_MS } from './constants';
import { admit, CLOSED, report } from './rules';

/** The circuit of every model is open. */
export class ModelResting extends Error {
  override readonly name = 'ModelResting';
}

type Clock = { now(): number; random(): number };
const STEADY: Clock = { now: () => performance.now(), random: Math.random };

/** Counts how the calls of one model end; a refusal is an answer, not an outage. */
function circuitBreaker(clock: Clock) {
  let circuit = CLOSED;
  return {
    /** Whether a call may go out; every `true` is followed by one `report`. */
    mayCall(): boolean {
      const admission = admit(circuit, clock.now());
      circuit = admission.circuit;
      return admission.admitted;
    },
    report(ok: boolean): void {
      circuit = report(circuit, ok, clock.now());
    },
  };
}

/** A 4xx that will not get better by asking again: wrong request, wrong key, unknown model. */
function isRefusal(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && ![408, 409, 429].includes(status);
}

/**
 * One model made of several: the first is asked, then once more, on the next model when there is one.
 * @param models the first is the one that should answer
 */
export function resilientModel(models: readonly ChatModel[], clock: Clock = STEADY): ChatModel {
  const guarded = models.map((model) => ({ model, circuit: circuitBreaker(clock) }));
  const pauseMs = () => RETRY_AFTER_MIN_MS + clock.random() * (RETRY_AFTER_MAX_MS - RETRY_AFTER_MIN_MS);
  return {
    async complete(messages, options) {
      const { signal, mayRetry } = options;
      let failure: unknown = new ModelResting('Every model rests after failures.');
      let refusedBy: ChatModel | undefined;
      for (let attempt = 0, tries = 0; tries < MAX_TRIES && attempt <= guarded.length; attempt += 1) {
        const next = guarded[Math.min(attempt, guarded.length - 1)];
        if (!next || next.model === refusedBy) continue;
        if (tries > 0) {
          if (signal.aborted || !mayRetry()) break;
          await pause(pauseMs(), signal);
        }
        if (!next.circuit.mayCall()) continue;
        tries += 1;
        try {
          const reply = await within(TRY_TIMEOUT_MS, signal, (trySignal) =>
            next.model.complete(messages, { ...options, signal: trySignal }),
          );
          next.circuit.report(true);
          return reply;
        } catch (error) {
          failure = error;
          next.circuit.report(isRefusal(error));
          if (isRefusal(error)) refusedBy = next.model;
        }
      }
      throw failure;
    },
  };
}
