// `npm run companion -- --busy "Name" 30`: makes a psychologist companion busy, free again, or gives it a number of chats.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/companion.mjs')).runCompanion(process.argv.slice(2)));
