import { setTimeout as sleep } from 'node:timers/promises';

/** How long is left to play. */
export type Until = {
  isOver(): boolean;
  /** Waits so many ms, or to the end. */
  wait(ms: number): Promise<void>;
};

/** So many seconds from now. */
export function untilIn(seconds: number): Until {
  const end = performance.now() + seconds * 1000;
  const left = () => end - performance.now();
  return {
    isOver: () => left() <= 0,
    async wait(ms) {
      const over = Math.min(performance.now() + ms, end);
      // A timer may fire a moment early.
      for (let rest = over - performance.now(); rest > 0; rest = over - performance.now())
        await sleep(Math.ceil(rest));
    },
  };
}

export type Pace = {
  perSecond: number;
  /** In all. */
  most: number;
  /** At the same time: nobody has endless connections. */
  atOnce?: number;
};

const AT_ONCE = 20;

/**
 * Begins a piece of work so many times a second, unless too many are running, until the time is over or `most` were begun.
 * @returns when all of them are done
 */
export async function repeat(
  until: Until,
  { perSecond, most, atOnce = AT_ONCE }: Pace,
  work: (at: number) => Promise<unknown>,
): Promise<void> {
  const running = new Set<Promise<unknown>>();
  let due = performance.now();
  for (let at = 0; at < most && !until.isOver(); at += 1) {
    const one: Promise<unknown> = work(at).finally(() => running.delete(one));
    running.add(one);
    if (running.size >= atOnce) await Promise.race(running);
    // What was waited for is not made up for in a burst.
    due = Math.max(performance.now(), due + 1000 / perSecond);
    await until.wait(due - performance.now());
  }
  await Promise.all(running);
}
