// `npm run build`: the build as a step of its own, for hosts. `npm start` then finds it and only serves.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/host-steps.mjs')]).then(
  ([{ runMain }, { runBuild }]) => runMain(runBuild),
);
