import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const STATIC_IMPORT = /^(?:import|export)\b[^;]*?\bfrom '([^']+)'|^import '([^']+)'/gm;

/** The packages that a file and what it imports need before its first line runs. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return [...readFileSync(file, 'utf8').matchAll(STATIC_IMPORT)].flatMap((found) => {
    const name = found[1] ?? found[2] ?? '';
    if (name.startsWith('node:')) return [];
    if (!name.startsWith('.')) return [`${path.relative(inProject(), file)} imports ${name}`];
    const next = path.resolve(path.dirname(file), name);
    return existsSync(next) ? packagesOf(next, seen) : [];
  });
}

/** What a command loads first, its door's lazy imports included: they are what installs the packages. */
function entriesOf(door: string): string[] {
  const source = readFileSync(inProject('scripts', door), 'utf8');
  const lazy = [...source.matchAll(/import\('([^']+)'\)/g)].map((found) => found[1] ?? '');
  return [inProject('scripts', door), ...lazy.map((name) => inProject('scripts', name))];
}

test.each(['start.mjs', 'test.mjs', 'check.mjs', 'build.mjs', 'migrate.mjs', 'seed.mjs'])(
  'scripts/%s runs on a clone where nothing is installed yet',
  (door) => {
    expect(readdirSync(inProject('scripts'))).toContain(door);
    expect(entriesOf(door).flatMap((entry) => packagesOf(entry))).toEqual([]);
  },
);
