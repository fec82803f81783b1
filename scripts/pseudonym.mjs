// `npm run pseudonym -- <user id or address>`: what the log calls somebody.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/pseudonym.mjs')).runPseudonym(process.argv.slice(2)));
