// `npm test`: everything, from a bare clone, closing with the line "N passed, N failed".
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/tests/test.mjs')).runTests());
