import { SWEEP_EVERY_MS } from '@/lib/chat/turns/constants';
import { returnHangingTurns } from '@/lib/chat/turns/jobs';
import { env } from './env';
import { startQueue } from './job-queue';
import { log } from './log';
import { onceAProcess } from './once-a-process';
import { whileRunning } from './running';
import { jobScope } from './scope';

const reasonOf = (error: unknown) => (error instanceof Error ? error.name : 'unknown');

async function sweep(): Promise<void> {
  try {
    await returnHangingTurns(jobScope());
  } catch (error) {
    log().error({ reason: reasonOf(error) }, 'sweep failed');
  }
}

/** Starts what runs in the background, once in a process. */
export function startJobs(): void {
  onceAProcess('jobs', () => {
    // Every process looks for what a dead one left behind, at once and then in turns: it must not wait for a queue.
    void whileRunning(sweep);
    setInterval(() => void whileRunning(sweep), SWEEP_EVERY_MS);
    return startQueue().catch((error: unknown) => {
      log().error({ reason: reasonOf(error) }, 'the job queue did not start');
    });
  });
}

/** The same for the web process, unless JOBS=off leaves them to `npm run worker`. */
export function startWebJobs(): void {
  if (env().JOBS === 'on') startJobs();
}
