import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { JOBS } from '@/lib/admin/jobs/constants';
import { SIGNALS } from '@/lib/admin/signals/constants';
import { printMetrics } from '@/lib/server/metrics';

const read = (name: string) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
const FILES = ['alerts.yml', 'alerts.test.yml', 'grafana-dashboard.json'];
/** What Prometheus adds to the name of a histogram. */
const PARTS = /_(bucket|sum|count)$/;

test('rules and dashboard ask for what the product tells, and for jobs that it has', async () => {
  const { text } = await printMetrics();
  const own = [...text.matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
  const told = new Set([...own, ...Object.keys(SIGNALS)]);
  const wanted = FILES.flatMap((file) => read(file).match(/\b(saathi|process|nodejs)_\w+/g) ?? []);
  const missing = wanted.filter((name) => !told.has(name) && !told.has(name.replace(PARTS, '')));
  expect(wanted.length).toBeGreaterThan(40);
  expect([...new Set(missing)]).toEqual([]);
  const tasks = FILES.flatMap((file) =>
    [...read(file).matchAll(/task=\\?"([\w-]+)/g)].map(([, name]) => name),
  );
  expect(tasks.filter((name) => !Object.keys(JOBS).includes(name ?? ''))).toEqual([]);
});

type Panel = {
  id: number;
  type: string;
  targets?: { expr: string }[];
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
};
const { panels } = JSON.parse(read('grafana-dashboard.json')) as { panels: Panel[] };

test('no panel lies on another, and each has a question', () => {
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, index) => `${x + (index % w)},${y + Math.floor(index / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  for (const { type, targets = [] } of panels) if (type !== 'row') expect(targets.length).toBeGreaterThan(0);
});

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

test.skipIf(!hasPromtool)('promtool takes the rules, and they fire when they should', () => {
  const run = (...args: string[]) =>
    execFileSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  expect(run('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
  expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  expect(run('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
});

test.skipIf(!hasPromtool)('promtool takes every question of the dashboard', () => {
  const questions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  // It checks expressions as those of rules alone; JSON is YAML.
  const rules = questions.map((expr, at) => ({ record: `dashboard:question:${at}`, expr }));
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-dashboard-'));
  writeFileSync(`${folder}/rules.json`, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
  const said = execFileSync('promtool', ['check', 'rules', `${folder}/rules.json`], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(said).toContain(`SUCCESS: ${questions.length} rules found`);
});
