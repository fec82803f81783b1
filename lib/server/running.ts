import { setTimeout as sleep } from 'node:timers/promises';

/** ms that a stop waits: longer than the 30 s that a model may take, less than a host waits before it kills. */
export const DRAIN_LIMIT_MS = 35_000;
const DRAIN_POLL_MS = 50;

/** The work a stop has to wait for, also when the browser that asked for it has gone away. */
export type RunningWork = {
  /** Runs a piece of work and counts it until it has ended. */
  track<T>(work: () => Promise<T>): Promise<T>;
  /** Pieces of work that have not ended. */
  count(): number;
  /** Waits until all of it has ended, at most `DRAIN_LIMIT_MS`. @param meanwhile is done again and again */
  drain(meanwhile?: () => void): Promise<void>;
};

export function runningWork(): RunningWork {
  let running = 0;
  return {
    async track(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
    count: () => running,
    async drain(meanwhile) {
      const deadline = Date.now() + DRAIN_LIMIT_MS;
      while (running > 0 && Date.now() < deadline) {
        meanwhile?.();
        await sleep(DRAIN_POLL_MS);
      }
    },
  };
}
