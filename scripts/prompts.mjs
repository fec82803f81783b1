// `npm run prompts -- --list | --activate <chat type> <version> | --rollback <chat type>`: which prompt new chats begin with.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/prompts.mjs')).runPrompts());
