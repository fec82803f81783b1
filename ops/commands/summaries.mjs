import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE = `Usage:
  npm run summaries -- 2026-11-01 2026-11-30    counts these days of India anew for the console's overview, both included`;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @param {readonly string[]} args @throws StartError with the usage */
export async function runSummaries(args) {
  const [from = '', upto = ''] = args;
  const areDays = args.every((day) => DAY.test(day) && !Number.isNaN(Date.parse(day)));
  if (args.length !== 2 || !areDays || from > upto) throw new StartError(USAGE);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const command = [...programOf('ops/commands/summaries.run.ts'), from, upto];
    const child = launch(process.execPath, command, {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
