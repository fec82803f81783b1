import { OPEN_FOR_MS, OPENS_AT_FAILURES, OPENS_AT_SHARE, WINDOW_MS } from './constants';

/**
 * A circuit breaker as a pure state machine: closed (calls pass and are counted), open (none pass), half-open (one
 * probe is out). Times are ms of one steady clock.
 */
export type Circuit =
  | { readonly state: 'closed'; readonly calls: readonly { at: number; ok: boolean }[] }
  | { readonly state: 'open'; readonly until: number }
  | { readonly state: 'half_open'; readonly since: number };

export const CLOSED: Circuit = { state: 'closed', calls: [] };

/** Whether a call may go out now, and the circuit after that. A probe that never came back is replaced in time. */
export function admit(circuit: Circuit, now: number): { admitted: boolean; circuit: Circuit } {
  if (circuit.state === 'closed') return { admitted: true, circuit };
  const waits = circuit.state === 'open' ? now < circuit.until : now < circuit.since + OPEN_FOR_MS;
  return waits
    ? { admitted: false, circuit }
    : { admitted: true, circuit: { state: 'half_open', since: now } };
}

/** A busy server answers thousands of calls in a window; the newest tell enough. */
const CALLS_KEPT = 200;

/** The circuit after a call that was let through came back; only a failure opens it. */
export function report(circuit: Circuit, ok: boolean, now: number): Circuit {
  // What was under way when the circuit opened says nothing new.
  if (circuit.state === 'open') return circuit;
  if (circuit.state === 'half_open') return ok ? CLOSED : { state: 'open', until: now + OPEN_FOR_MS };
  const current = circuit.calls.findIndex((call) => call.at > now - WINDOW_MS);
  const earlier =
    current < 0 ? [] : circuit.calls.slice(Math.max(current, circuit.calls.length + 1 - CALLS_KEPT));
  const calls = [...earlier, { at: now, ok }];
  if (ok) return { state: 'closed', calls };
  const failures = calls.filter((call) => !call.ok).length;
  return failures >= OPENS_AT_FAILURES && failures >= calls.length * OPENS_AT_SHARE
    ? { state: 'open', until: now + OPEN_FOR_MS }
    : { state: 'closed', calls };
}
