// `npm run check`: the fast part of `npm test`.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../dev/tests/test.mjs')]).then(
  ([{ runMain }, { runChecks }]) => runMain(runChecks),
);
