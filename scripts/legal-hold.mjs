// `npm run legal-hold -- list | place <id> "<order>" | lift <id> "<why>"`: of whom an authority wants everything kept.
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../ops/commands/legal-hold.mjs')).runLegalHold(process.argv.slice(2)));
