import { requireUsable } from '../../dev/postgres/database.mjs';
import { launch, stopAll } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

/** Runs the background jobs in a separate process until it is stopped. */
export const runWorker = () =>
  withDatabaseUrl(async (url) => {
    await requireUsable(url);
    const worker = launch(process.execPath, programOf('lib/server/worker.ts'), {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    const code = await new Promise((resolve) => worker.once('exit', resolve));
    await stopAll();
    process.exitCode = code ?? 0;
  });
