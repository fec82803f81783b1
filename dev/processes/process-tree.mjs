import fs from 'node:fs';

/**
 * @param {number} pid on Linux
 * @returns {number} the parent of a process; 0 when the process is gone
 */
export function parentOf(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}

/**
 * @param {number} pid on Linux
 * @returns {number[]} the process ids of all descendants
 */
export function descendantsOf(pid) {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((one) => parentOf(one) === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child)]);
}
