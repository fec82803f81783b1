import { performance } from 'node:perf_hooks';

/** ms of the thread's time that are looked at. */
const WINDOW_MS = 10;
/** Of that time: more than this, and the thread is as good as busy without a gap. */
const BUSY = 0.6;

/**
 * Whether this thread had time to spare since it was last asked; also false when that is too short a time to tell. A yes is good for one piece of
 * work more: the next one shows in the time that follows.
 * https://nodejs.org/docs/latest-v24.x/api/perf_hooks.html#performanceeventlooputilizationutilization1-utilization2
 */
export function spareTime(): () => boolean {
  let last = performance.eventLoopUtilization();
  return () => {
    const { active, idle, utilization } = performance.eventLoopUtilization(last);
    if (active + idle < WINDOW_MS) return false;
    last = performance.eventLoopUtilization();
    return utilization < BUSY;
  };
}
