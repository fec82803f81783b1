import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHUNKS, shareChunks } from './share-chunks.mjs';

const LONG = ' '.repeat(20_000);
const chunk = (body: string, name: string) =>
  `module.exports=[1,()=>{${body}}];\n//# sourceMappingURL=${name}.map`;
const [, SSR = ''] = CHUNKS;

let root: string;
const inFolder = (name: string) => path.join(root, SSR, name);

beforeAll(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-chunks-'));
  fs.mkdirSync(path.join(root, SSR), { recursive: true });
  for (const name of ['a.js', 'b.js']) fs.writeFileSync(inFolder(name), chunk(`return 1${LONG}`, name));
  fs.writeFileSync(inFolder('c.js'), chunk(`return 2${LONG}`, 'c.js'));
  for (const name of ['d.js', 'e.js']) fs.writeFileSync(inFolder(name), chunk('return 3', name));
  for (const name of ['f.js', 'g.js']) fs.writeFileSync(inFolder(name), `run();${LONG}`);
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

test('a large chunk that repeats another names it, and is loaded as before', () => {
  const before = fs.statSync(inFolder('b.js')).size;
  const spared = shareChunks(root);
  expect(spared).toBe(before - fs.statSync(inFolder('b.js')).size);
  expect(spared).toBeGreaterThan(19_000);
  const load = createRequire(inFolder('x.js'));
  expect(load('./b.js')).toBe(load('./a.js'));
  expect(load('./b.js')[1]()).toBe(1);
  expect(load('./c.js')[1]()).toBe(2);
  expect(load('./d.js')).not.toBe(load('./e.js'));
  expect(fs.readFileSync(inFolder('g.js'), 'utf8')).toBe(`run();${LONG}`);
});

test('done once more it changes nothing', () => {
  expect(shareChunks(root)).toBe(0);
});
