// `npm run seed`: companions, prompts and sample reviews. Running it again changes nothing.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/host-steps.mjs')).runSeed());
