// `npm run audit:log`: checks the console's audit log from its first line on; exit 1 and the line where it breaks.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/audit-log.mjs')).runAuditLog());
