// `npm run age-hold -- list | lift <reference> "<reason>"`: who is held as a minor, and how a mistake is corrected.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/age-hold.mjs')).runAgeHold(process.argv.slice(2)));
