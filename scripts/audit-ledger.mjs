// `npm run audit:ledger`: proves every balance against the ledger; exit 1 and the rows that drift.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/audit.mjs')).runAudit());
