/*
 * Invariants:
 * - One try takes at most 20 s, all tries of one call at most 30 s, with a short random pause between them.
 * - A model that fails again and again is left alone for a while; the second model, when there is one, answers meanwhile.
 * - A request the model refuses as wrong is not sent to the same model again.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { within } from '@/lib/kit/within';
import type { ChatModel } from '../ports';
import {
  MAX_TRIES,
  RETRY_AFTER_MAX_MS,
  RETRY_AFTER_MIN_MS,
  TOTAL_TIMEOUT_MS,
  TRY_TIMEOUT_MS,
  WORTH_A_TRY_MS,
} from './constants';
import { admit, CLOSED, report } from './rules';

/** No model may be asked at the moment. */
export class ModelResting extends Error {
  override readonly name = 'ModelResting';
}

type Clock = { now(): number; random(): number };
const STEADY: Clock = { now: () => performance.now(), random: Math.random };

/** Runs calls through a circuit of their own; a refusal is an answer, not an outage. */
export function circuitBreaker(clock: Clock = STEADY) {
  let circuit = CLOSED;
  return {
    /** Whether a call may go out; every `true` is followed by one `came`. */
    mayCall(): boolean {
      const asked = admit(circuit, clock.now());
      circuit = asked.circuit;
      return asked.admitted;
    },
    came(ok: boolean): void {
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
 * @param models the first is the one that should answer; each makes exactly one try per call
 */
export function resilientModel(models: readonly ChatModel[], clock: Clock = STEADY): ChatModel {
  const guarded = models.map((model) => ({ model, circuit: circuitBreaker(clock) }));
  return {
    async complete(...asked) {
      const deadline = clock.now() + TOTAL_TIMEOUT_MS;
      let failure: unknown = new ModelResting('Every model rests after failures.');
      let refusedBy: ChatModel | undefined;
      for (let attempt = 0, tries = 0; tries < MAX_TRIES && attempt <= guarded.length; attempt += 1) {
        const next = guarded[Math.min(attempt, guarded.length - 1)];
        if (!next || next.model === refusedBy) continue;
        if (tries > 0) {
          if (deadline - clock.now() < WORTH_A_TRY_MS) break;
          await wait(RETRY_AFTER_MIN_MS + clock.random() * (RETRY_AFTER_MAX_MS - RETRY_AFTER_MIN_MS));
        }
        if (!next.circuit.mayCall()) continue;
        const left = deadline - clock.now();
        tries += 1;
        try {
          const reply = await within(next.model.complete(...asked), Math.min(TRY_TIMEOUT_MS, left));
          next.circuit.came(true);
          return reply;
        } catch (error) {
          failure = error;
          next.circuit.came(isRefusal(error));
          if (isRefusal(error)) refusedBy = next.model;
        }
      }
      throw failure;
    },
  };
}
