import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '@/tests/setup/postgres';
import { inProject } from './project.mjs';

const COPIED = [
  'build',
  'dev',
  'ops',
  'scripts',
  'prisma',
  'prisma.config.ts',
  'package.json',
  'package-lock.json',
];
const MODEL = 'prisma/models/issues.prisma';

let project: string;
let before: string[];

beforeEach(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-migration-')));
  // The database server of a root user runs as another one, who has to pass through.
  fs.chmodSync(project, 0o711);
  for (const entry of COPIED) fs.cpSync(inProject(entry), path.join(project, entry), { recursive: true });
  fs.symlinkSync(inProject('node_modules'), path.join(project, 'node_modules'));
  before = migrations();
});

afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

const migrations = () => fs.readdirSync(path.join(project, 'prisma/migrations')).sort();

/** `npm run migration NAME` in the copy. */
async function migration(
  name: string,
  env: Record<string, string> = {},
): Promise<{ code: number; output: string }> {
  const { url } = await testDatabase({ empty: true });
  const child = spawn(process.execPath, ['scripts/migration.mjs', name], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: url, npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

function addColumn(): void {
  const file = path.join(project, MODEL);
  const model = fs.readFileSync(file, 'utf8');
  fs.writeFileSync(file, model.replace('model Issue {', 'model Issue {\n  planted String?'));
}

test.each<[string, Record<string, string>]>([
  ['beside the database of DATABASE_URL', {}],
  ['on the embedded server', { DATABASE_URL: '' }],
])('a new column becomes a migration with its ALTER TABLE, %s', async (_, env) => {
  addColumn();
  const { code, output } = await migration('add_planted', env);
  const [name = '', ...more] = migrations().filter((one) => !before.includes(one));
  expect(name, output).toMatch(/^\d{14}_add_planted$/);
  expect(more).toEqual([]);
  expect(migrations().at(-2)).toBe(name); // before migration_lock.toml, after every other
  const sql = fs.readFileSync(path.join(project, 'prisma/migrations', name, 'migration.sql'), 'utf8');
  expect(sql.match(/^[A-Z].*$/gm)).toEqual([
    expect.stringMatching(/^ALTER TABLE "\w+" ADD COLUMN +"planted" TEXT;$/),
  ]);
  expect(output).toContain(`Wrote prisma/migrations/${name}/migration.sql`);
  expect(code).toBe(0);
});

test('unchanged models write nothing, and the command says so', async () => {
  const { code, output } = await migration('nothing');
  expect(code, output).toBe(0);
  expect(output).toContain('nothing was written');
  expect(migrations()).toEqual(before);
});

test('models that Prisma cannot read write nothing, and its reason is shown', async () => {
  fs.appendFileSync(path.join(project, MODEL), '\nmodel Broken {');
  const { code, output } = await migration('broken');
  expect(output).toContain('issues.prisma');
  expect(migrations()).toEqual(before);
  expect(code).toBe(1);
});

test('a name that is no name of a migration is refused', async () => {
  const { code, output } = await migration('Add planted');
  expect(output).toContain('Use: npm run migration NAME');
  expect(migrations()).toEqual(before);
  expect(code).toBe(1);
});
