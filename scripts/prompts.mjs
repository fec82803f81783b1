// `npm run prompts -- --list | --activate <chat type> <version> | --rollback <chat type>`: which prompt new chats begin with.
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../ops/commands/prompts.mjs')]).then(
  ([{ runMain }, { runPrompts }]) => runMain(runPrompts),
);
