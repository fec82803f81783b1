import { takeConsole } from './console-lines';
import { startJobs } from './jobs';
import { log } from './log';
import { noteKeys } from './security-log';
import { settings } from './settings';

/** The background jobs in a process of their own; scripts/worker.mjs starts it. */
takeConsole();
noteKeys();
await settings().ready;
startJobs();
log().info({}, 'worker started');
