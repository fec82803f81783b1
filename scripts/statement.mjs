// `npm run statement -- <day or month> [--lines]`: what came and went, as CSV.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/statement.mjs')).runStatement(process.argv.slice(2)));
