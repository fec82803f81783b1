import { ensureBuilt } from '../build/build.mjs';
import { ensureRecentNode } from './node-version.mjs';
import { launch, stopAll } from './processes/children.mjs';
import { onStopSignal } from './processes/parent.mjs';
import { inProject } from './project.mjs';

/** Longer than the product and its database take to stop. */
const PATIENCE_MS = 60_000;

/**
 * Runs a program in TypeScript against the production build, which is made first when it is missing or old.
 * @param {string} program such as abuse/main.ts
 * @param {string[]} options
 */
export async function runOnBuild(program, options) {
  await ensureRecentNode();
  onStopSignal(() => void stopAll().then(() => process.exit(130)));
  if (!options.includes('--help')) await ensureBuilt();
  const child = launch(process.execPath, ['--import', 'tsx', inProject(program), ...options], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
    patienceMs: PATIENCE_MS,
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await stopAll();
}
