import { SWEEP_EVERY_MS } from '@/lib/chat/turns/constants';
import { returnHangingTurns } from '@/lib/chat/turns/jobs';
import { env } from './env';
import { log } from './log';
import { onceAProcess } from './once-a-process';
import { whileRunning } from './running';
import { jobScope } from './scope';

async function sweep(): Promise<void> {
  try {
    await returnHangingTurns(jobScope());
  } catch (error) {
    log().error({ reason: error instanceof Error ? error.name : 'unknown' }, 'sweep failed');
  }
}

/** Starts what runs in the background of the web process, unless JOBS=off. */
export function startJobs(): void {
  if (env().JOBS === 'off') return;
  onceAProcess('sweep', () => {
    void sweep();
    return setInterval(() => void whileRunning(sweep), SWEEP_EVERY_MS).unref();
  });
}
