// `npm run companion -- --busy "Name" 30`: makes a psychologist companion busy, free again, or gives it a number of chats.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/companion.mjs')]).then(
  ([{ runMain }, { runCompanion }]) => runMain(() => runCompanion(process.argv.slice(2))),
);
