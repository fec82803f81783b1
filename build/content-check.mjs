import { run } from '../dev/processes/children.mjs';
import { inProject } from '../dev/project.mjs';
import { prepareCommand } from '../ops/commands/host-steps.mjs';

/** Judges everything written in content/, prints what it finds, and ends with 1 when something is wrong. */
export async function runContentCheck() {
  await prepareCommand();
  const { code } = await run(process.execPath, ['--import', 'tsx', 'build/judge-content.ts'], {
    cwd: inProject(),
    show: true,
  });
  process.exitCode = code;
}
