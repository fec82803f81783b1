// `npm run release`: builds, and puts what a host or an image needs into the folder `release`.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/host-steps.mjs')).runRelease());
