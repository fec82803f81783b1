/**
 * Gives the drawings in public/ the addresses that browsers keep for a year: one version, made from all of them, is part of
 * each address, so a drawing that is added or changed gives every one of them another address. What draws them calls it;
 * after a change by hand: node build/art/name-drawings.mjs
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inProject } from '../../dev/project.mjs';
import { hashOf } from '../content-hash.mjs';

const FOLDERS = ['companions', 'reviewers', 'pictures', 'authors', 'figures'].map((name) => `public/${name}`);

/** Ten hexadecimal digits that change with any drawing. */
export const drawingsVersion = () => hashOf(FOLDERS).slice(0, 10);

/** Writes the version where pages and next.config.mjs read it. */
export function nameDrawings() {
  writeFileSync(
    inProject('content/drawings.ts'),
    `/** Part of every drawing's address, and another one when any of them changes. build/art/name-drawings.mjs writes it. */\nexport const DRAWINGS_VERSION = '${drawingsVersion()}';\n`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) nameDrawings();
