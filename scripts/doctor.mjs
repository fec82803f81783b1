// `npm run doctor`: one page about this host: what is well and what is not; exit 1 when something is wrong.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/doctor/doctor.mjs')).runDoctor(process.argv.slice(2)));
