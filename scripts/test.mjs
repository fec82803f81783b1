// `npm test`: everything, from a bare clone, closing with the line "N passed, N failed". `npm test -- --changed [commit]`
// runs what a change touches.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/tests/test.mjs')).runTests(process.argv.slice(2)));
