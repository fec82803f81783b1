// `npm run abuse`: twelve attackers for two minutes beside fifty honest people, on this machine alone; prints what each got and what
// the honest ones felt, exits 1 when an aim is missed. docs/abuse.md, "The abuse test"
import { runMain } from '../dev/main.mjs';

runMain(async () =>
  (await import('../dev/built-run.mjs')).runOnBuild('abuse/main.ts', process.argv.slice(2)),
);
