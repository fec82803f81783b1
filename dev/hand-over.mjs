import { spawn } from 'node:child_process';
import { onStopSignal, whenParentDies } from './processes/parent.mjs';
import { exists, inProject } from './project.mjs';
import { StartError } from './start-error.mjs';

/** The first version that runs .ts files as they are and that every package we use supports. */
const NEEDED = { major: 22, minor: 18 };

function isNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED.major || (major === NEEDED.major && minor >= NEEDED.minor);
}

/**
 * On an older Node: runs the same command again on the Node that came with the packages, and ends with its exit
 * code. Returns at once on a Node that is new enough.
 */
export async function ensureRecentNode() {
  if (isNewEnough()) return;
  const node = inProject('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!exists(node)) {
    throw new StartError(
      `This is Node ${process.versions.node}, and the newer one that npm installs is missing in node_modules/node; allow install scripts and delete node_modules, or use Node ${NEEDED.major}.${NEEDED.minor} or newer.`,
    );
  }
  const child = spawn(node, process.argv.slice(1), { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  onStopSignal((again) => child.kill(again ? 'SIGKILL' : 'SIGTERM'));
  whenParentDies(() => child.kill('SIGTERM'));
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode) => resolve(exitCode ?? 1));
  });
  process.exit(code);
}
