/** A call the stand-in got. */
export type Call = { time: string; method: string; path: string; status: number };

const KEPT = 500;

export type CallLog = { add(call: Call): void; list(): readonly Call[]; total(): number; reset(): void };

/** Keeps the newest calls, and knows how many there were. */
export function createCallLog(): CallLog {
  let calls: Call[] = [];
  let total = 0;
  return {
    add(call) {
      total += 1;
      calls = [...calls.slice(1 - KEPT), call];
    },
    list: () => calls,
    total: () => total,
    reset() {
      calls = [];
      total = 0;
    },
  };
}
