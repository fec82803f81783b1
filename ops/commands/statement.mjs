import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run --silent statement -- 2026-11-23         sums of a day of India, as CSV
  npm run --silent statement -- 2026-11            sums of each day of a month
  npm run --silent statement -- 2026-11 --lines    every payment and refund`;

/**
 * @param {readonly string[]} args
 * @returns {[string, 'days' | 'lines']} period and part, checked
 * @throws StartError with the usage
 */
export function readRequest(args) {
  const [period = '', ...rest] = args;
  const isLines = rest.length === 1 && rest[0] === '--lines';
  if (!/^\d{4}-\d\d(-\d\d)?$/.test(period) || (rest.length > 0 && !isLines)) throw new StartError(USAGE);
  return [period, isLines ? 'lines' : 'days'];
}

/** @param {readonly string[]} args */
export async function runStatement(args) {
  const request = readRequest(args);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, [...programOf('ops/commands/statement.run.ts'), ...request], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
