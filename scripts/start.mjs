// `npm start` and, with --dev, `npm run dev`.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../dev/start.mjs')).start({ dev: process.argv.includes('--dev') }));
