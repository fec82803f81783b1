// `npm run content:check`: what is wrong with what is written, and each article in numbers.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../build/content-check.mjs')).runContentCheck());
