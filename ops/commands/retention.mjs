import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run retention    how long what is kept and why, and what the nightly job deleted last`;

/** @param {readonly string[]} args @throws StartError with the usage */
export async function runRetention(args) {
  if (args.length > 0) throw new StartError(USAGE);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, programOf('ops/commands/retention.run.ts'), {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
