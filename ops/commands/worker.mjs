import { requireUsable } from '../../dev/postgres/database.mjs';
import { launch, stopAll } from '../../dev/processes/children.mjs';
import { onStopSignal } from '../../dev/processes/parent.mjs';
import { programOf, WORKER_START } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

/** ms, more than the worker gives the jobs that it has begun (lib/server/worker.ts). */
const PATIENCE_MS = 45_000;

/**
 * Runs the background jobs in a separate process until it is stopped, and ends as it does: with 0 when it was asked to and has finished
 * what it had begun.
 */
export const runWorker = () =>
  withDatabaseUrl(async (url) => {
    await requireUsable(url);
    const worker = launch(process.execPath, [...WORKER_START.flags, ...programOf('lib/server/worker.ts')], {
      cwd: inProject(),
      env: { ...WORKER_START.env, ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
      stdio: 'inherit',
      patienceMs: PATIENCE_MS,
    });
    onStopSignal((again) => (again ? process.exit(130) : void stopAll()));
    const code = await new Promise((resolve) => worker.once('exit', resolve));
    await stopAll();
    process.exitCode = code ?? 1;
  });
