// `npm run migrate`: brings the schema of DATABASE_URL, or of the embedded database, up to date.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/host-steps.mjs')).runMigrate());
