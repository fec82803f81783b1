// `npm run check`: the fast part of `npm test`.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/tests/test.mjs')).runChecks());
