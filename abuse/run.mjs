import { ensureBuilt } from '../build/build.mjs';
import { ensureRecentNode } from '../dev/node-version.mjs';
import { launch, stopAll } from '../dev/processes/children.mjs';
import { onStopSignal } from '../dev/processes/parent.mjs';
import { inProject } from '../dev/project.mjs';

/** Longer than the product and its database take to stop. */
const PATIENCE_MS = 60_000;

/**
 * Runs abuse/main.ts against the production build, which is made first when it is missing or old.
 * @param {string[]} options
 */
export async function runAbuse(options) {
  await ensureRecentNode();
  onStopSignal(() => void stopAll().then(() => process.exit(130)));
  if (!options.includes('--help')) await ensureBuilt();
  const child = launch(process.execPath, ['--import', 'tsx', inProject('abuse/main.ts'), ...options], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
    patienceMs: PATIENCE_MS,
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await stopAll();
}
