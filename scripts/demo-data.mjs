// `npm run demo-data`: six weeks of made-up business, to look at the console.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/demo-data.mjs')).runDemoData(process.argv.slice(2)));
