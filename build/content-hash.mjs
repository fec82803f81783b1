import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../dev/project.mjs';

/**
 * @param {string} entry
 * @returns {string[]} the files at or under it, sorted; none when it does not exist
 */
function filesUnder(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [entry];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/**
 * A hash over the names and contents of files.
 * @param {readonly string[]} entries files and folders, relative to the project
 * @param {readonly string[]} [more] other text that matters
 */
export function hashOf(entries, more = []) {
  const hash = createHash('sha256').update(JSON.stringify(more));
  for (const file of entries.flatMap((entry) => filesUnder(path.join(ROOT, entry)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(`\0${path.relative(ROOT, file)}\0`).update(fs.readFileSync(file));
  }
  return hash.digest('hex');
}
