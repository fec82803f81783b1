// `npm run worker`: the background jobs in a process of their own; set JOBS=off for the web processes.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/worker.mjs')]).then(([{ runMain }, { runWorker }]) =>
  runMain(runWorker),
);
