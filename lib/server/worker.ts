import { takeConsole } from './console-lines';
import { env } from './env';
import { startErrorReports } from './error-reports';
import { describeFailure } from './failure';
import { announceEnd } from './health';
import { startJobs } from './jobs';
import { log } from './log';
import { DRAIN_LIMIT_MS, runningWork } from './running';
import { noteKeys } from './security-log';
import { settings } from './settings';
import { startTracing, stopTracing } from './tracing';
import { answerProbes } from './worker-port';

/** The background jobs in a process of their own; scripts/worker.mjs starts it. */
takeConsole();
await startErrorReports();
await startTracing();
noteKeys();
await settings().ready;
const running = runningWork();
const stopQueue = startJobs(running.track);

/** Takes no more jobs, finishes those that have begun, and ends the process. */
async function end(): Promise<void> {
  announceEnd();
  // What the queue could not give back, because the database is away, is tried again when its time is over.
  await stopQueue(DRAIN_LIMIT_MS).catch((error: unknown) =>
    log().error(describeFailure(error), 'the job queue did not stop'),
  );
  await running.drain();
  log().info({ unfinished: running.count() }, 'worker stopped');
  await stopTracing();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, () => void end());

const { HOST, WORKER_PORT } = env();
if (WORKER_PORT !== undefined) await answerProbes(WORKER_PORT, HOST);
log().info({}, 'worker started');
