// `npm run eval`: scripted people talk with companions through the real service; prints a table, exits 1 when a gate is
// missed. Options: --live (the model of OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL), and with it --turns N and --everybody
// (the long talks).
// docs/safety.md
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../eval/run.mjs')).runEval(process.argv.slice(2)));
