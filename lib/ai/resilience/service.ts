/*
 * Retries, fallback and circuit of the providers of replies, all in this file.
 * Invariants:
 * - A completion takes at most two tries of at most 20 s, with a short random pause between them, and ends with its signal.
 * - Every request after the first is granted by the caller's budget.
 * - A provider that fails again and again, or says when it wants to be asked again, is left alone for that while; the fallback,
 *   when there is one, answers meanwhile. Without one it is waited for, if that is not long.
 * - A request that a provider refuses is not sent to it again, but to the fallback.
 */
import { isCalledOff, pause, within } from '@/lib/kit/deadline';
import { type ChatModel, ModelFailure } from '../ports';
import { isRefusal } from '../watch/rules';
import {
  MAX_TRIES,
  REST_LONGEST_MS,
  RETRY_AFTER_LONGEST_MS,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
  TRY_TIMEOUT_MS,
} from './constants';
import { admit, CLOSED, report } from './rules';

/** The circuit of every model is open. */
export class ModelResting extends Error {
  override readonly name = 'ModelResting';
}

type Clock = { now(): number; random(): number };
const STEADY: Clock = { now: () => performance.now(), random: Math.random };

/** Tells that a model, by its place among those of `resilientModel`, is left alone from now on, or asked again. */
export type NoteCircuit = (place: number, isOpen: boolean) => void;

/** Counts how the calls of one model end; a refusal is an answer, not an outage. */
function circuitBreaker(clock: Clock, note: (isOpen: boolean) => void) {
  let circuit = CLOSED;
  let restsUntil = Number.NEGATIVE_INFINITY;
  return {
    /** Lets no call out for so many ms. */
    rest(ms: number): void {
      restsUntil = clock.now() + Math.min(ms, REST_LONGEST_MS);
    },
    /** Whether a call may go out; every `true` is followed by one `report`, except for what is called off. */
    mayCall(): boolean {
      if (clock.now() < restsUntil) return false;
      const admission = admit(circuit, clock.now());
      circuit = admission.circuit;
      return admission.admitted;
    },
    report(ok: boolean): void {
      circuit = report(circuit, ok, clock.now());
      note(circuit.state === 'open');
    },
  };
}

const retryAfterOf = (error: unknown) => (error instanceof ModelFailure ? (error.retryAfterMs ?? 0) : 0);

/**
 * One model made of several: the first is asked, then once more, on the next model when there is one.
 * @param models the first is the one that should answer
 */
export function resilientModel(
  models: readonly ChatModel[],
  clock: Clock = STEADY,
  note: NoteCircuit = () => undefined,
): ChatModel {
  const guarded = models.map((model, place) => ({
    model,
    circuit: circuitBreaker(clock, (isOpen) => note(place, isOpen)),
  }));
  const pauseMs = () => RETRY_AFTER_MIN_MS + clock.random() * (RETRY_AFTER_MAX_MS - RETRY_AFTER_MIN_MS);
  return {
    async complete(messages, options) {
      const { signal, mayRetry } = options;
      let failure: unknown = new ModelResting('Every model rests after failures.');
      let refusedBy: ChatModel | undefined;
      let last: (typeof guarded)[number] | undefined;
      for (let attempt = 0, tries = 0; tries < MAX_TRIES && attempt <= guarded.length; attempt += 1) {
        const next = guarded[Math.min(attempt, guarded.length - 1)];
        if (!next || next.model === refusedBy) continue;
        if (tries > 0) {
          const waitMs = next === last ? Math.max(pauseMs(), retryAfterOf(failure)) : pauseMs();
          if (waitMs > RETRY_AFTER_LONGEST_MS || signal.aborted || !mayRetry()) break;
          await pause(waitMs, signal);
        }
        if (!next.circuit.mayCall()) continue;
        last = next;
        tries += 1;
        try {
          const reply = await within(TRY_TIMEOUT_MS, signal, (trySignal) =>
            next.model.complete(messages, { ...options, signal: trySignal }),
          );
          next.circuit.report(true);
          return reply;
        } catch (error) {
          // What nobody waits for any more says nothing about a model.
          if (isCalledOff(signal)) throw error;
          failure = error;
          next.circuit.report(isRefusal(error));
          if (isRefusal(error)) refusedBy = next.model;
          if (guarded.length > 1 && retryAfterOf(error) > 0) next.circuit.rest(retryAfterOf(error));
        }
      }
      throw failure;
    },
  };
}
