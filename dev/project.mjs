import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './start-error.mjs';

/** The project folder, independent of the working directory. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The HTTP server as one file of plain JavaScript: build/server.mjs makes it, and ops/commands/serve.mjs runs it. */
export const SERVER_FILE = '.next/serve/main.mjs';

/** Where build/server.mjs puts the worker and the programs of commands: what is TypeScript, as plain JavaScript. */
export const PROGRAMS_FOLDER = '.next/serve/programs';

/** The names of the packages that these need when they run, as JSON. */
export const PACKAGES_FILE = '.next/serve/packages.json';

/** @param {string[]} parts */
export const inProject = (...parts) => path.join(ROOT, ...parts);

/** @param {string} file */
export const exists = (file) => fs.existsSync(file);

/** Whether this folder is what `npm run release` made: nothing is installed or built in it. */
export const isRelease = () => exists(inProject('release.json'));

/**
 * @param {string} file
 * @returns {any} what the JSON file holds, or undefined when it is missing or half-written
 */
export function readJson(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** @throws StartError when the project folder cannot be written to */
export function requireWritableProject() {
  try {
    fs.accessSync(ROOT, fs.constants.W_OK);
  } catch {
    throw new StartError(
      `The project folder ${ROOT} is not writable for this user, and something has to be installed or built in it.`,
    );
  }
}
