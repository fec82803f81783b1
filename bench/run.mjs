// `npm run bench`: what a send, a chat screen and a page cost, beside a floor measured in the same run.
// `npm run bench -- --help` lists the options.
import '../dev/node-version.mjs';

import('./bench.mjs').then(({ main }) => main(process.argv.slice(2)));
