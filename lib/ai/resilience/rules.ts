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

/** The circuit after a call that was let through came back. */
export function report(circuit: Circuit, ok: boolean, now: number): Circuit {
  // What was under way when the circuit opened says nothing new.
  if (circuit.state === 'open') return circuit;
  if (circuit.state === 'half_open') return ok ? CLOSED : { state: 'open', until: now + OPEN_FOR_MS };
  const calls = [...circuit.calls.filter((call) => call.at > now - WINDOW_MS), { at: now, ok }];
  const failures = calls.filter((call) => !call.ok).length;
  if (failures >= OPENS_AT_FAILURES && failures >= calls.length * OPENS_AT_SHARE)
    return { state: 'open', until: now + OPEN_FOR_MS };
  // A busy server answers thousands of calls in a window; the newest tell enough.
  return { state: 'closed', calls: calls.slice(-200) };
}
