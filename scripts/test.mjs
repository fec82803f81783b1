// `npm test`: everything, from a bare clone, closing with the line "N passed, N failed".
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/test.mjs')]).then(([{ runMain }, { runTests }]) =>
  runMain(runTests),
);
