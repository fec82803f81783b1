// `npm start` and, with --dev, `npm run dev`.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../dev/start.mjs')]).then(([{ runMain }, { start }]) =>
  runMain(() => start({ dev: process.argv.includes('--dev') })),
);
