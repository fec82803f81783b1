// `npm run worker`: the background jobs in a process of their own; set JOBS=off for the web processes.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/worker.mjs')]).then(
  ([{ runMain }, { runWorker }]) => runMain(runWorker),
);
