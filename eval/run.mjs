import { spawn } from 'node:child_process';
import { ensureClient } from '../build/build.mjs';
import { ensureRecentNode } from '../dev/node-version.mjs';
import { inProject } from '../dev/project.mjs';
import { loadEnvFile } from '../dev/settings.mjs';

/**
 * Runs eval/main.ts, which is written in TypeScript as the services it calls are.
 * @param {string[]} options
 */
export async function runEval(options) {
  await ensureRecentNode();
  loadEnvFile();
  await ensureClient();
  const child = spawn(process.execPath, ['--import', 'tsx', inProject('eval/main.ts'), ...options], {
    cwd: inProject(),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  process.exitCode = await new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
