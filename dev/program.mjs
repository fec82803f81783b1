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
