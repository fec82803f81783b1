import { launch, stopAll } from './children.mjs';
import { requireMigrated } from './database.mjs';
import { withDatabaseUrl } from './host-steps.mjs';
import { inProject } from './project.mjs';

/** Runs the background jobs in a process of their own, until it is stopped. */
export const runWorker = () =>
  withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const worker = launch(process.execPath, ['--import', 'tsx', inProject('lib/server/worker.ts')], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url, NODE_ENV: 'production' },
      stdio: 'inherit',
    });
    const code = await new Promise((resolve) => worker.once('exit', resolve));
    await stopAll();
    process.exitCode = code ?? 0;
  });
