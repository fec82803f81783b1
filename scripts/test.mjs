// `npm test`: everything, from a bare clone, closing with the line "N passed, N failed".
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../dev/tests/test.mjs')]).then(
  ([{ runMain }, { runTests }]) => runMain(runTests),
);
