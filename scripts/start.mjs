// `npm start` and, with --dev, `npm run dev`.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/start.mjs')]).then(([{ runMain }, { start }]) =>
  runMain(() => start({ dev: process.argv.includes('--dev') })),
);
