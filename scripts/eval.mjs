// `npm run eval`: scripted people talk with companions through the real service; prints a table, exits 1 when a gate is
// missed. Options: --live (the model of OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL) · --turns N and --everybody (the long talks).
// docs/safety.md
import '../dev/require-node.mjs';

Promise.all([import('../dev/main.mjs'), import('../eval/run.mjs')]).then(([{ runMain }, { runEval }]) =>
  runMain(() => runEval(process.argv.slice(2))),
);
