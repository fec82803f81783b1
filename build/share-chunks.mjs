import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Where Next's build keeps the scripts of its server, in the folder of a build. */
export const CHUNKS = ['.next/server/chunks', '.next/server/chunks/ssr'];
/** Bytes; a smaller chunk is not worth a look. */
const LARGE = 10_000;
const START = 'module.exports=[';
const NAME_OF_MAP = /\n\/\/# sourceMappingURL=.*\s*$/;

/**
 * Leaves each script of Next's server once. Turbopack packs what a page needs into a file of its own: all services, 2.4 MB, ten times over, alike but
 * for the name of the source map, and a process that has served ten pages holds ten of them. A file that repeats another now names it. That loses nothing,
 * because Turbopack's runtime keeps the first function of each module, whichever file it came from.
 * @param {string} root of a build
 * @returns {number} bytes that are there no more
 */
export function shareChunks(root) {
  let spared = 0;
  for (const folder of CHUNKS.map((name) => path.join(root, name))) {
    /** @type {Map<string, string>} */
    const first = new Map();
    for (const name of fs.readdirSync(folder).sort()) {
      const file = path.join(folder, name);
      const size = name.endsWith('.js') ? fs.statSync(file).size : 0;
      if (size < LARGE) continue;
      const text = fs.readFileSync(file, 'utf8').replace(NAME_OF_MAP, '');
      if (!text.startsWith(START)) continue;
      const hash = createHash('sha256').update(text).digest('hex');
      const same = first.get(hash);
      if (same) {
        const reference = `module.exports=require(${JSON.stringify(`./${same}`)});\n`;
        fs.writeFileSync(file, reference);
        spared += size - Buffer.byteLength(reference);
      } else first.set(hash, name);
    }
  }
  return spared;
}
