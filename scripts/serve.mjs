// The product's own HTTP server around Next. `npm start` runs it; hosts that built, migrated and seeded by themselves may
// run it directly.
import { runMain } from '../dev/main.mjs';

const options = { dev: process.argv.includes('--dev'), managed: process.argv.includes('--managed') };
runMain(async () => (await import('../ops/commands/serve.mjs')).serve(options));
