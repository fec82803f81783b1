// Lets a browser go before everything else. A phone does not run our server beside its browser; here both, and what
// measures them, share a few cores, and the time a task waits for one of them would count as the page's.
import { spawnSync } from 'node:child_process';
import { descendantsOf } from '../dev/processes/process-tree.mjs';

/**
 * Has a process, those it started and those it will start scheduled before all others, where Linux has `chrt` and lets us.
 * @param {number} pid
 * @returns {boolean} whether it could be done
 */
export function goFirst(pid) {
  if (process.platform !== 'linux') return false;
  return [pid, ...descendantsOf(pid)]
    .map((one) => spawnSync('chrt', ['--all-tasks', '--rr', '--pid', '1', String(one)]).status === 0)
    .every(Boolean);
}
