import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import os from 'node:os';
import { inProject, SERVER_FILE } from '../../dev/project.mjs';
import { look, well, wrong } from './findings.mjs';

const GB = 1024 ** 3;
/** Bytes that a log or the embedded database may fill in a night. */
const LEAST_FREE = GB;
/** Of a disk; less fills up before somebody looks. */
const LEAST_SHARE = 0.1;
/** Bytes: the server, a worker and a build's worth of room. */
const LEAST_MEMORY = GB;

/**
 * This machine: Node, the build, disk, memory.
 * @param {import('../../dev/settings.mjs').Settings} settings
 * @returns {Promise<readonly import('./findings.mjs').Finding[]>}
 */
export async function examineHost({ dataFolder }) {
  const folder = existsSync(dataFolder) ? dataFolder : inProject();
  return [
    well(`Node ${process.versions.node} on ${os.type()} ${os.release()}`),
    existsSync(inProject(SERVER_FILE))
      ? well('the product is built')
      : wrong('there is no build; `npm run build` makes one'),
    judgeDisk(await statfs(folder)),
    judgeMemory(os.totalmem(), os.freemem()),
  ];
}

/** @param {{ bavail: number, blocks: number, bsize: number }} disk of which a folder is part */
export function judgeDisk({ bavail, blocks, bsize }) {
  const free = bavail * bsize;
  const text = `disk: ${(free / GB).toFixed(1)} GB free of ${((blocks * bsize) / GB).toFixed(1)}`;
  if (free < LEAST_FREE) return wrong(text);
  return bavail / blocks < LEAST_SHARE ? look(text) : well(text);
}

/** @param {number} total bytes @param {number} free bytes */
export function judgeMemory(total, free) {
  const text = `memory: ${(free / GB).toFixed(1)} GB free of ${(total / GB).toFixed(1)}`;
  return total < LEAST_MEMORY ? look(text) : well(text);
}
