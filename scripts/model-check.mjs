// `npm run model:check`: what the configured models support, how quick they are, and what a message costs.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/model-check.mjs')).runModelCheck());
