// `npm run vitals`: how quickly each page was there for the people who opened it.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/vitals.mjs')).runVitals(process.argv.slice(2)));
