// `npm run audit:ledger`: proves every balance against the ledger; exit 1 and the rows that drift.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/audit.mjs')]).then(([{ runMain }, { runAudit }]) =>
  runMain(runAudit),
);
