// `npm run migrate`: brings the schema of DATABASE_URL, or of the embedded database, up to date.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/host-steps.mjs')]).then(
  ([{ runMain }, { runMigrate }]) => runMain(runMigrate),
);
