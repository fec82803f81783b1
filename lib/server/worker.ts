import { takeConsole } from './console-lines';
import { startErrorReports } from './error-reports';
import { startJobs } from './jobs';
import { log } from './log';
import { noteKeys } from './security-log';
import { settings } from './settings';
import { startTracing } from './tracing';

/** The background jobs in a process of their own; scripts/worker.mjs starts it. */
takeConsole();
await startErrorReports();
await startTracing();
noteKeys();
await settings().ready;
startJobs();
log().info({}, 'worker started');
