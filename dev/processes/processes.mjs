import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_MS = 25;

/**
 * @typedef {object} Stoppable
 * @property {number} pid
 * @property {NodeJS.Signals} stopSignal asks it to end by itself
 * @property {number} patienceMs how long it may take before it is killed
 * @property {boolean} [group] the pid leads a process group that is to end with it
 */

/**
 * The fields of /proc/PID/stat after the command's name, which may itself hold spaces and brackets.
 * @param {number} pid
 * @returns {string[] | undefined} undefined where there is no such process, or no /proc
 */
function procStat(pid) {
  try {
    const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

/**
 * @param {number} pid
 * @param {string} column
 */
function psColumn(pid, column) {
  try {
    return execFileSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/**
 * Whether a process is running. A zombie is not.
 * @param {number} pid
 */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
  return procStat(pid)?.[0] !== 'Z';
}

/**
 * Text that distinguishes a process from a later one with the same id.
 * @param {number} pid
 */
export function birthOf(pid) {
  if (process.platform !== 'linux') return psColumn(pid, 'lstart');
  const boot = fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  return `${boot} ${procStat(pid)?.[19] ?? ''}`;
}

/** @param {number} pid */
export function commandLineOf(pid) {
  if (process.platform !== 'linux') return psColumn(pid, 'command');
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return '';
  }
}

/**
 * @param {number} pid
 * @returns {number | undefined}
 */
export function parentOf(pid) {
  const parent = process.platform === 'linux' ? procStat(pid)?.[1] : psColumn(pid, 'ppid');
  return parent ? Number(parent) : undefined;
}

/**
 * Sends a signal. A process that is gone is no error.
 * @param {number} pid negative for a process group
 * @param {NodeJS.Signals} signal
 */
function signalQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * @param {number} pid
 * @param {number} patienceMs
 * @returns {Promise<boolean>} whether it ended in time
 */
async function hasEnded(pid, patienceMs) {
  const deadline = Date.now() + patienceMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(POLL_MS);
  }
  return true;
}

/**
 * Asks a process to end, and kills it when it does not do so in time.
 * @param {Stoppable} target
 */
export async function stopProcess({ pid, stopSignal, patienceMs, group }) {
  const ownGroup = group && process.platform !== 'win32';
  if (isAlive(pid)) {
    signalQuietly(ownGroup ? -pid : pid, stopSignal);
    if (!(await hasEnded(pid, patienceMs))) {
      signalQuietly(pid, 'SIGKILL');
      await hasEnded(pid, 2_000);
    }
  }
  if (ownGroup) signalQuietly(-pid, 'SIGKILL');
}

/**
 * Stops processes one after the other, the last started first, so that a server ends before its database.
 * @param {readonly Stoppable[]} targets in the order they were started
 */
export async function stopInOrder(targets) {
  for (const target of targets.toReversed()) await stopProcess(target);
}
