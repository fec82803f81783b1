import { takeConsole } from './console-lines';
import { env } from './env';
import { startErrorReports } from './error-reports';
import { startJobs } from './jobs';
import { log } from './log';
import { noteKeys } from './security-log';
import { settings } from './settings';
import { startTracing } from './tracing';
import { answerProbes } from './worker-port';

/** The background jobs in a process of their own; scripts/worker.mjs starts it. */
takeConsole();
await startErrorReports();
await startTracing();
noteKeys();
await settings().ready;
startJobs();
const { HOST, WORKER_PORT } = env();
if (WORKER_PORT !== undefined) await answerProbes(WORKER_PORT, HOST);
log().info({}, 'worker started');
