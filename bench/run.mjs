// `npm run bench`: what a send, a chat screen and a page cost, beside a floor measured in the same run.
// Options: --only sends|judged|browser|catalogue|screens|views|content|weight · --pages /blogs,… · --runs 3 · --quick · --write (docs/performance.md) · --profile
import '../dev/node-version.mjs';

import('./bench.mjs').then(({ main }) => main(process.argv.slice(2)));
