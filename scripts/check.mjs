// `npm run check`: the fast part of `npm test`.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/test.mjs')]).then(([{ runMain }, { runChecks }]) =>
  runMain(runChecks),
);
