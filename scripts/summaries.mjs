// `npm run summaries`: counts days anew for the console's overview.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/summaries.mjs')).runSummaries(process.argv.slice(2)));
