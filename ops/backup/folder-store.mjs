import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** The end of the name of a file that is still being written. */
const PART = '.part';

/**
 * Backups as files that nobody but this user reads.
 * @param {string} folder made when it is missing
 * @returns {import('./store.mjs').BackupStore}
 */
export function folderStore(folder) {
  /** @param {string} name */
  const fileOf = (name) => path.join(folder, path.basename(name));
  return {
    async put(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = fileOf(name);
      try {
        // Flushed to the disk before it gets its name: a power cut leaves no half file that looks whole.
        await pipeline(content, createWriteStream(`${file}${PART}`, { mode: 0o600, flush: true }));
        await rename(`${file}${PART}`, file);
      } catch (error) {
        await rm(`${file}${PART}`, { force: true });
        throw error;
      }
    },
    get: async (name) => createReadStream(fileOf(name)),
    async list() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return (await readdir(folder)).filter((name) => !name.endsWith(PART));
    },
    remove: (name) => rm(fileOf(name), { force: true }),
  };
}
