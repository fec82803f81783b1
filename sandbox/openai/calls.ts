export type Call = {
  /** ISO 8601 */
  time: string;
  path: string;
  /** 0 when the caller never got one. */
  status: number;
  model: string;
  lastUserMessage: string;
  /** Messages of the request. */
  messages: number;
  fault?: string;
};

const CALLS_KEPT = 2000;
const ring: Call[] = [];
let total = 0;

/** Notes a call; only the newest 2,000 are kept. */
export function noteCall(call: Call): Call {
  ring[total % CALLS_KEPT] = call;
  total += 1;
  return call;
}

/** The kept calls, oldest first. */
export function listCalls(): { total: number; calls: Call[] } {
  const start = total > CALLS_KEPT ? total % CALLS_KEPT : 0;
  return { total, calls: [...ring.slice(start), ...ring.slice(0, start)] };
}

export function resetCalls(): void {
  ring.length = 0;
  total = 0;
}
