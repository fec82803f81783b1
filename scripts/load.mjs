// `npm run load`: 500 people chat for 15 minutes with two processes, a worker and a database, on this machine alone; prints what they
// felt and what it cost, exits 1 when an aim is missed. docs/scaling.md, "The load test"
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/built-run.mjs')).runOnBuild('load/main.ts', process.argv.slice(2)));
