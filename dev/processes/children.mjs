// Every child process is started here, so that none outlives the script: stopAll() ends them on a clean exit, and the
// watchdog does when the script itself is killed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { inProject } from '../project.mjs';
import { StartError } from '../start-error.mjs';
import { stopInOrder } from './processes.mjs';

/** @type {Map<number, import('./processes.mjs').Stoppable>} */
const running = new Map();

/** @type {import('node:child_process').ChildProcess | undefined} */
let watchdog;

let stopping = false;

/** Whether a stop is under way. Nothing new is started then, and failures are a consequence of it. */
export const isStopping = () => stopping;

function updateWatchdog() {
  if (!watchdog) {
    watchdog = spawn(process.execPath, [inProject('dev/processes/watchdog.mjs')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      windowsHide: true,
    });
    watchdog.unref();
    // The product goes on when its watchdog is killed.
    watchdog.stdin?.on('error', () => undefined);
    watchdog.on('error', () => undefined);
    /** @type {any} */ (watchdog.stdin).unref();
  }
  watchdog.stdin?.write(`${JSON.stringify([...running.values()])}\n`);
}

/**
 * Starts a process in its own process group, so that Ctrl-C reaches only the script, which ends its children in order.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { stopSignal?: NodeJS.Signals, patienceMs?: number, group?: boolean }} [options]
 *   `stopSignal` and `patienceMs` say how it is stopped
 */
export function launch(
  command,
  args,
  { stopSignal = 'SIGTERM', patienceMs = 5_000, group, ...options } = {},
) {
  if (stopping) throw new StartError('Saathi is stopping.');
  const child = spawn(command, args, {
    detached: process.platform !== 'win32',
    windowsHide: true,
    ...options,
  });
  const { pid } = child;
  if (pid !== undefined) {
    running.set(pid, { pid, stopSignal, patienceMs, group });
    updateWatchdog();
    child.once('exit', () => {
      running.delete(pid);
      updateWatchdog();
    });
  }
  return child;
}

/**
 * Runs a program and waits for it.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { show?: boolean }} [options] `show` lets its output through
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function run(command, args, { show = false, ...options } = {}) {
  const child = launch(command, args, {
    group: true,
    stdio: ['ignore', show ? 'inherit' : 'pipe', show ? 'inherit' : 'pipe'],
    ...options,
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  try {
    const [code] = await once(child, 'close');
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 1, output: error.message };
  }
}

/** Stops every child, the last started first, and then the watchdog. */
export async function stopAll() {
  stopping = true;
  await stopInOrder([...running.values()]);
  running.clear();
  if (!watchdog || watchdog.exitCode !== null || watchdog.signalCode !== null) return;
  const ended = once(watchdog, 'exit');
  watchdog.ref();
  watchdog.stdin?.end('[]\n');
  await ended;
}

/** Kills every child at once. PostgreSQL gets SIGQUIT, its crash-safe immediate shutdown. */
export function killAll() {
  for (const { pid, stopSignal } of running.values()) {
    try {
      process.kill(pid, stopSignal === 'SIGINT' ? 'SIGQUIT' : 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
