// `npm run audit:ledger`: proves every balance against the ledger; exit 1 and the rows that drift.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/audit.mjs')]).then(
  ([{ runMain }, { runAudit }]) => runMain(runAudit),
);
