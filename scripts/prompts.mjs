// `npm run prompts -- --list | --activate <chat type> <version> | --rollback <chat type>`: which prompt new chats begin with.
import './lib/require-node.mjs';

Promise.all([import('./lib/main.mjs'), import('./lib/prompts.mjs')]).then(([{ runMain }, { runPrompts }]) =>
  runMain(runPrompts),
);
