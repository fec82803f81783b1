import fs from 'node:fs';
import { isAlive, parentOf } from './processes.mjs';

const POLL_MS = 150;
/** One Ctrl-C arrives twice, from the terminal and from npm; only a later signal counts as a second Ctrl-C. */
const SAME_SIGNAL_MS = 1_000;

/** npm runs a script through a shell, which may be the direct parent. */
function watchedAncestors() {
  const parent = process.ppid;
  if (!isShell(parent)) return [parent];
  const grandparent = parentOf(parent);
  return grandparent && grandparent > 1 ? [parent, grandparent] : [parent];
}

/** @param {number} pid */
function isShell(pid) {
  try {
    return /^(sh|bash|dash|zsh|ash)$/.test(fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim());
  } catch {
    return false;
  }
}

/** @type {() => void} */
let parentIsGone = () => undefined;
let watchesParent = false;

/**
 * Calls back when the parent process dies without a signal: the older Node that handed over, or npm. A script started
 * by hand may outlive its shell, as any program does. A later call replaces an earlier one.
 * @param {() => void} callback
 */
export function whenParentDies(callback) {
  parentIsGone = callback;
  if (watchesParent) return;
  watchesParent = true;
  if (process.channel) {
    process.channel.unref();
    process.once('disconnect', () => parentIsGone());
  } else if (process.env.npm_lifecycle_event) {
    const ancestors = watchedAncestors();
    const timer = setInterval(() => {
      if (process.ppid === ancestors[0] && ancestors.every(isAlive)) return;
      clearInterval(timer);
      parentIsGone();
    }, POLL_MS);
    timer.unref();
  }
}

/** @type {((again: boolean) => void) | undefined} */
let asked;
let firstAskedAt = 0;

/**
 * Calls back on SIGINT, SIGTERM and SIGHUP. A later call replaces an earlier one.
 * @param {(again: boolean) => void} callback `again` when the person asks a second time
 */
export function onStopSignal(callback) {
  const listens = asked !== undefined;
  asked = callback;
  if (listens) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      const again = firstAskedAt > 0;
      if (again && Date.now() - firstAskedAt < SAME_SIGNAL_MS) return;
      firstAskedAt ||= Date.now();
      asked?.(again);
    });
  }
}
