import path from 'node:path';
import { run } from './processes/children.mjs';
import { inProject, isRelease, readJson, requireWritableProject } from './project.mjs';
import { StartError } from './start-error.mjs';
import { step } from './steps.mjs';

/**
 * Whether node_modules holds what package-lock.json asks for, judged by the record npm leaves there. Packages for
 * other systems are optional, so they may be missing.
 * @param {boolean} isBuilt those of development may be missing as well
 */
function isInstalled(isBuilt) {
  const wanted = readJson(inProject('package-lock.json'))?.packages;
  const present = readJson(inProject('node_modules/.package-lock.json'))?.packages;
  if (!wanted || !present) return false;
  const same = Object.keys(present).every((name) => present[name].integrity === wanted[name]?.integrity);
  const mayBeMissing = (/** @type {{ optional?: boolean, dev?: boolean, devOptional?: boolean }} */ entry) =>
    entry.optional || (isBuilt && (entry.dev || entry.devOptional));
  return (
    same && Object.keys(wanted).every((name) => name === '' || mayBeMissing(wanted[name]) || name in present)
  );
}

/** npm must not run on the Node inside the folder that it is about to replace. */
function environmentForNpm() {
  const own = inProject('node_modules');
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(own));
  return { ...process.env, PATH: folders.join(path.delimiter) };
}

/**
 * Installs the packages unless node_modules already matches package-lock.json.
 * @param {{ isBuilt?: boolean }} [options] `isBuilt` = what follows runs a build that is there, on a database that is there: the packages
 *   left by `npm prune --omit=dev` are enough
 */
export async function ensureInstalled({ isBuilt = false } = {}) {
  if (isRelease() || isInstalled(isBuilt)) return;
  requireWritableProject();
  await step('Installing packages', async () => {
    const wanted = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
    const { code, output } = await run('npm', wanted, {
      cwd: inProject(),
      env: environmentForNpm(),
      shell: process.platform === 'win32',
    });
    if (code !== 0) {
      throw new StartError(
        `${output.trim()}\nThe packages could not be installed: npm ci ended with ${code}, for the reason above.`,
      );
    }
  });
}
