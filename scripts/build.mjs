// `npm run build`: the build as a step of its own, for hosts. `npm start` then finds it and only serves.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/host-steps.mjs')]).then(([{ runMain }, { runBuild }]) =>
  runMain(runBuild),
);
