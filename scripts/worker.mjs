// `npm run worker`: the background jobs in a separate process; set JOBS=off for the web processes.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/worker.mjs')).runWorker());
