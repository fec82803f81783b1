import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

/** Checks the console's audit log from its first line on, keeps what was found, and ends the process with 1 when it is broken. */
export const runAuditLog = () =>
  withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, programOf('ops/commands/audit-log.run.ts'), {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
