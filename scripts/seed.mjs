// `npm run seed`: companions, prompts and sample reviews. Running it again changes nothing.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/host-steps.mjs')]).then(([{ runMain }, { runSeed }]) =>
  runMain(runSeed),
);
