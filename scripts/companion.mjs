// `npm run companion -- --busy "Name" 30`: makes a psychologist companion busy, free again, or gives it a number of chats.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/companion.mjs')]).then(
  ([{ runMain }, { runCompanion }]) => runMain(() => runCompanion(process.argv.slice(2))),
);
