// Every process a script starts goes through here, so that none of them can outlive it: on a clean end stopAll()
// ends them, and when the script itself is killed its watchdog does.
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

/** Whether the end has begun: nothing new is started, and what fails now fails because of it. */
export const isStopping = () => stopping;

function tellWatchdog() {
  if (!watchdog) {
    watchdog = spawn(process.execPath, [inProject('dev/processes/watchdog.mjs')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      windowsHide: true,
    });
    watchdog.unref();
    // A watchdog that someone killed must not take the product with it.
    watchdog.stdin?.on('error', () => undefined);
    watchdog.on('error', () => undefined);
    /** @type {any} */ (watchdog.stdin).unref();
  }
  watchdog.stdin?.write(`${JSON.stringify([...running.values()])}\n`);
}

/**
 * Starts a process in a group of its own, so that Ctrl-C reaches only us and we end things in the right order.
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
    tellWatchdog();
    child.once('exit', () => {
      running.delete(pid);
      tellWatchdog();
    });
  }
  return child;
}

/**
 * Runs a program to its end.
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

/** Ends everything that still runs, last started first, and the watchdog too. */
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

/** Ends everything at once, without waiting for running work. The database gets its crash-safe immediate stop. */
export function killAll() {
  for (const { pid, stopSignal } of running.values()) {
    try {
      process.kill(pid, stopSignal === 'SIGINT' ? 'SIGQUIT' : 'SIGKILL');
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
