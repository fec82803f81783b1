/** The work a stop has to wait for, also when the browser that asked for it has gone away. */
export type RunningWork = {
  /** Runs a piece of work and counts it until it has ended. */
  track<T>(work: () => Promise<T>): Promise<T>;
  /** Pieces of work that have not ended. */
  count(): number;
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
  };
}
