import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { inProject } from './project.mjs';

type Package = {
  version?: string;
  dev?: boolean;
  integrity?: string;
  inBundle?: boolean;
  optional?: boolean;
  hasInstallScript?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

const lock = readFileSync(inProject('package-lock.json'), 'utf8');
const packages: Record<string, Package> = JSON.parse(lock).packages;
const manifest: Record<'dependencies' | 'devDependencies', object> = JSON.parse(
  readFileSync(inProject('package.json'), 'utf8'),
);
const folder = mkdtempSync(path.join(tmpdir(), 'saathi-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
])('npm ci accepts the lock on a fresh clone on %s %s, without asking a registry', (os, cpu) => {
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(inProject(file), path.join(folder, file));
  const options = ['--dry-run', '--offline', '--ignore-scripts', `--os=${os}`, `--cpu=${cpu}`];
  const output = execFileSync('npm', ['ci', ...options], { cwd: folder, encoding: 'utf8' });
  expect(output).toMatch(/added \d{3} packages/);
});

test('the lock holds the optional packages of every system', () => {
  const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
  const missing = wanted.filter(
    (name) => !Object.keys(packages).some((at) => at.endsWith(`node_modules/${name}`)),
  );
  expect(missing).toEqual([]);
});

test('the lock names no registry, and only programs of other systems go without a checksum', () => {
  expect(lock).not.toContain('"resolved"');
  for (const [name, entry] of Object.entries(packages)) {
    if (name === '' || entry.integrity || entry.inBundle) continue;
    const foreign =
      entry.os?.join() !== 'linux' || entry.libc?.join() === 'musl' || entry.cpu?.join() === 'arm';
    expect(entry.optional && entry.cpu && foreign, name).toBe(true);
  }
});

test('a script that runs at an install is named in package.json, and no name is left over', () => {
  const { allowScripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const scripted = Object.entries(packages)
    .filter(([, entry]) => entry.hasInstallScript)
    .map(([at]) => at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length));
  expect(Object.keys(allowScripts).sort()).toEqual([...new Set(scripted)].sort());
  expect(readFileSync(inProject('.npmrc'), 'utf8')).toContain('strict-allow-scripts=true');
});

test('what the product runs with is listed from the lock alone, each package with version and checksum, and no tool of ours', () => {
  type Component = { 'bom-ref': string; purl: string; hashes?: object[] };
  const list: { bomFormat: string; components: Component[] } = JSON.parse(
    execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: inProject(), encoding: 'utf8' }),
  );
  expect(list.bomFormat).toBe('CycloneDX');
  const installed = Object.entries(packages).filter(([at, { dev }]) => at !== '' && !dev);
  const named = installed.map(([at, { version }]) => `${at.split('node_modules/').at(-1)}@${version}`);
  const listed = list.components.map((one) => one['bom-ref'].split('|').at(-1));
  expect(new Set(listed)).toEqual(new Set(named));
  for (const name of Object.keys(manifest.dependencies))
    expect(named).toContain(`${name}@${packages[`node_modules/${name}`]?.version}`);
  expect(listed.filter((one) => /^(vitest|esbuild|@biomejs\/biome)@/.test(one ?? ''))).toEqual([]);
  for (const { purl, hashes } of list.components) {
    expect(purl).toMatch(/^pkg:npm\//);
    if (!purl.includes('swc-')) expect(hashes, purl).toHaveLength(1);
  }
});
