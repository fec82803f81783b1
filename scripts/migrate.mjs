// `npm run migrate`: brings the schema of DATABASE_URL, or of the embedded database, up to date.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/host-steps.mjs')]).then(
  ([{ runMain }, { runMigrate }]) => runMain(runMigrate),
);
