// `npm run build`: the build as a separate step, for hosts. `npm start` then finds it and only serves.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/host-steps.mjs')).runBuild());
