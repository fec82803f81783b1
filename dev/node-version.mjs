// The Node version that Saathi runs on, and what happens on another one.
//
// Saathi needs RECENT: the first Node that runs .ts files as they are, and that every package supports. Distributions ship
// older ones for years, and `npm start` has to work by itself, so from OLDEST on a command installs the packages, among them
// `node`, and runs itself again on that. OLDEST is the first whose npm and `process.loadEnvFile` get that far.
//
// Evaluated before anything else by dev/main.mjs. An older Node has to read this file to refuse itself, therefore: no static
// imports and no modern syntax.
const RECENT = '22.18';
const OLDEST = '20.12';

/** @param {string} version */
function isOlderThan(version) {
  const [wanted, actual] = [version, process.versions.node].map(function rank(text) {
    const parts = text.split('.');
    return Number(parts[0]) * 1000 + Number(parts[1]);
  });
  return Number(actual) < Number(wanted);
}

if (isOlderThan(OLDEST)) {
  console.error(`Saathi needs Node ${RECENT} or newer, and this is Node ${process.versions.node}.`);
  process.exit(1);
}

/**
 * On an older Node: runs the same command again on the Node that came with the packages, and ends with its exit
 * code. Returns at once on a Node that is recent enough.
 * @throws StartError when the packages brought no Node
 */
export async function ensureRecentNode() {
  if (!isOlderThan(RECENT)) return;
  const { spawn } = await import('node:child_process');
  const { onStopSignal, whenParentDies } = await import('./processes/parent.mjs');
  const { exists, inProject } = await import('./project.mjs');
  const node = inProject('node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!exists(node)) {
    const { StartError } = await import('./start-error.mjs');
    throw new StartError(
      `This is Node ${process.versions.node}, and the newer one that npm installs is missing in node_modules/node; allow install scripts and delete node_modules, or use Node ${RECENT} or newer.`,
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
