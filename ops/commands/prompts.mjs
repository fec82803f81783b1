import os from 'node:os';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { launch } from '../../dev/processes/children.mjs';
import { programOf } from '../../dev/program.mjs';
import { inProject } from '../../dev/project.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { withDatabaseUrl } from './host-steps.mjs';

const USAGE =
  'Use: npm run prompts -- --list | --activate <chat type> <version> | --rollback <chat type> (such as --activate truelove v1.1)';

/**
 * @param {readonly string[]} args
 * @param {string} by who runs it
 * @returns {string[]} `list`, `activate who type version` or `rollback who type`
 * @throws StartError with the usage
 */
export function readRequest(args, by) {
  const [what, chatType = '', version = '', ...rest] = args;
  if (rest.length === 0 && what === '--list' && chatType === '') return ['list'];
  if (rest.length === 0 && what === '--activate' && chatType && version)
    return ['activate', by, chatType, version];
  if (rest.length === 0 && what === '--rollback' && chatType && version === '')
    return ['rollback', by, chatType];
  throw new StartError(USAGE);
}

/** Lists the prompts, activates one, or rolls an activation back, by the service that the console calls. */
export async function runPrompts() {
  const request = readRequest(process.argv.slice(2), os.userInfo().username);
  await withDatabaseUrl(async (url) => {
    await requireMigrated(url);
    const child = launch(process.execPath, [...programOf('ops/commands/prompts.run.ts'), ...request], {
      cwd: inProject(),
      env: { ...process.env, DATABASE_URL: url },
      stdio: 'inherit',
    });
    process.exitCode = (await new Promise((resolve) => child.once('exit', resolve))) ?? 1;
  });
}
