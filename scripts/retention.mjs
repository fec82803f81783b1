// `npm run retention`: how long what is kept, and what the nightly job deleted last.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/retention.mjs')).runRetention(process.argv.slice(2)));
