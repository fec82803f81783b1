import { startJobs } from './jobs';
import { log } from './log';

/** The background jobs in a process of their own; scripts/worker.mjs starts it. */
startJobs();
log().info({}, 'worker started');
