// `npm run seed`: companions, prompts and sample reviews. Running it again changes nothing.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/host-steps.mjs')]).then(
  ([{ runMain }, { runSeed }]) => runMain(runSeed),
);
