import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const text = (file: string) => readFileSync(inProject(file), 'utf8');
const { engines, devDependencies } = JSON.parse(text('package.json'));
const [, recent = ''] = text('dev/node-version.mjs').match(/RECENT = '([\d.]+)'/) ?? [];

test('every place that names a Node version names the same', () => {
  expect(engines.node).toBe(`>=${recent}`);
  expect(text('README.md')).toContain(`Node ${recent} or newer`);
  expect(text('docs/running.md')).toContain(`Node ${recent} or newer`);
  expect(text('.nvmrc').trim()).toBe(devDependencies.node.split('.')[0]);
});

test('the file that refuses an old Node is one that an old Node can read', () => {
  for (const file of ['dev/main.mjs', 'dev/node-version.mjs'])
    expect(text(file)).not.toMatch(/^import (?!'\.\/node-version)|^await |\?\.\w/m);
});
