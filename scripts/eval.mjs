// `npm run eval`: people talk with companions through the real service; prints tables, exits 1 when a gate is missed.
// --live asks the providers of the environment, and with it --turns N and --everybody (the long talks); --record DIR notes what they
// answer, --replay DIR judges it again; --compare A B puts two models, prompts or records beside each other.
// docs/companions.md, "Evaluation"
import { runMain } from '../dev/main.mjs';

runMain(async () => (await import('../eval/run.mjs')).runEval(process.argv.slice(2)));
