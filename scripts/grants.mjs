// `npm run grants`: makes the database roles of the product and of readers, and gives each exactly its rights.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/host-steps.mjs')).runGrants());
