import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../../dev/processes/children.mjs';
import { inProject, readJson } from '../../dev/project.mjs';

/**
 * Runs npm where only the packages stand that the product runs with. With `--omit=dev` npm leaves out those as well that a tool of ours
 * has for a peer: react, pg and zod among them (https://github.com/npm/cli/issues/7909).
 * @param {readonly string[]} args
 */
export async function runNpmOnRunPackages(args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'saathi-packages-'));
  try {
    const { devDependencies: _, ...manifest } = readJson(inProject('package.json'));
    const lock = readJson(inProject('package-lock.json'));
    const kept = Object.entries(lock.packages).filter(([, { dev }]) => !dev);
    const { devDependencies: __, ...root } = lock.packages[''];
    const packages = { ...Object.fromEntries(kept), '': root };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
    cpSync(inProject('.npmrc'), path.join(folder, '.npmrc'));
    return await run('npm', args, { cwd: folder, shell: process.platform === 'win32' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
