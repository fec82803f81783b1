// `npm run refunds -- list | approve <id> --by <name> | refuse <id> --by <name> --because "<reason>"`: what goes back to people.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/refunds.mjs')).runRefunds(process.argv.slice(2)));
