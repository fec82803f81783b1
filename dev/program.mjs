import { exists, inProject, PROGRAMS_FOLDER } from './project.mjs';
import { StartError } from './start-error.mjs';

/**
 * What Node has to be called with to run a program that is written in TypeScript: in a checkout the program itself, through tsx; where
 * the packages of development are not installed, what the build made of it.
 * @param {string} source of the project, as in `lib/server/worker.ts`
 * @returns {readonly string[]}
 * @throws StartError when there is neither
 */
export function programOf(source) {
  if (exists(inProject('node_modules/tsx'))) return ['--import', 'tsx', inProject(source)];
  const compiled = inProject(PROGRAMS_FOLDER, source.replace(/\.ts$/, '.mjs'));
  if (!exists(compiled)) throw new StartError('There is no build yet; run `npm run build` first.');
  return [compiled];
}

/** Bytes. glibc's own, from where on a piece of memory is one of its own and goes back to the system as soon as it is free (mallopt(3)). */
const OWN_PIECE = String(128 * 1024);

/**
 * What the worker is started with, so that it takes no more memory after a day than after ten minutes. It does little at a time and waits in between:
 * - V8 doubles the space of what is young up to 16 MB for each of its halves when much of it lives on once, as in the one big job of an hour, and
 *   gives it back late (https://nodejs.org/docs/latest-v24.x/api/cli.html#--max-semi-space-sizesize-in-mib).
 * - glibc raises both thresholds to what was freed once, up to 32 MB and twice that, after which what a start or a big job has left behind stays
 *   with the process. Thresholds that are set do not move. Other implementations of malloc do not know these names, and do nothing.
 */
export const WORKER_START = {
  flags: /** @type {readonly string[]} */ (['--max-semi-space-size=2']),
  env: { MALLOC_MMAP_THRESHOLD_: OWN_PIECE, MALLOC_TRIM_THRESHOLD_: OWN_PIECE },
};
