import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inProject } from '../dev/project.mjs';

/** What the build command needs up to its first step. Without `app/` the step after it ends at once: there is nothing to compile. */
const COPIED = [
  ...['content', 'lib', 'scripts', 'build', 'dev', 'ops', 'prisma', 'prisma.config.ts'],
  ...['public/companions', 'public/authors', 'public/figures'],
  ...['package.json', 'package-lock.json', 'tsconfig.json'],
];
const ARTICLE = 'content/articles/work-life-balance-and-relationships.ts';

let project: string;

beforeEach(() => {
  project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-build-')));
  for (const entry of COPIED) fs.cpSync(inProject(entry), path.join(project, entry), { recursive: true });
  fs.symlinkSync(inProject('node_modules'), path.join(project, 'node_modules'));
});

afterEach(() => fs.rmSync(project, { recursive: true, force: true }));

/** Writes another text into a file of the copy. */
function edit(file: string, from: string | RegExp, to: string): void {
  const before = fs.readFileSync(path.join(project, file), 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  fs.writeFileSync(path.join(project, file), after);
}

/** `npm run build` in the copy, or another of its commands. */
async function build(door = 'scripts/build.mjs'): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [door], {
    cwd: project,
    env: { ...process.env, DATABASE_URL: '', APP_URL: '', npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

/** The build ends with a sentence that names file and reason, before anything is compiled. */
async function expectRefused(reason: string): Promise<void> {
  const { code, output } = await build();
  expect(output).toContain('Checking what is written … failed');
  expect(output).toContain(reason);
  expect(output).not.toContain('Building');
  expect(code).toBe(1);
}

test('what is written passes, and the build goes on to compile', async () => {
  const { output } = await build();
  expect(output).toMatch(/Checking what is written … \d+\.\d s\n {2}Building …/);
});

test.each([
  ['no valid text', "kind: 'tip'", "kind: 'tipp'", 'body.27.kind Invalid'],
  ['not even a program', 'body: [', 'body: [{', 'cannot be read. Transform failed'],
  ['named otherwise than its file', "slug: 'work", "slug: 'play", 'has to export an article with the slug'],
])('an article that is %s fails the build', async (_, from, to, reason) => {
  edit(ARTICLE, from, to);
  await expectRefused(`${ARTICLE}: ${reason}`);
});

test('a missing description fails the build', async () => {
  edit(ARTICLE, / {2}description:\n.*\n/, '');
  await expectRefused(`${ARTICLE}: description is missing`);
});

test('a claim with evidence but no day fails the build', async () => {
  edit(
    'content/claims.ts',
    "text: 'average rating', evidence: 'sample'",
    "text: 'average rating', evidence: 'our ratings'",
  );
  await expectRefused('content/claims.ts: numbers.rating.date is missing');
});

test('a dead internal link fails the build', async () => {
  edit('content/legal/safety.ts', "href: '/terms'", "href: '/terms#nowhere'");
  await expectRefused(
    'content/legal/safety.ts: the link "terms" leads to /terms#nowhere, which does not exist',
  );
});

test('straight quotation marks and a drawing that is missing fail the build', async () => {
  edit(ARTICLE, "title: 'Try this tonight'", 'title: \'Try "this" tonight\'');
  edit(ARTICLE, "drawing: 'care-minutes'", "drawing: 'no-such-drawing'");
  const { output } = await build();
  expect(output).toContain('there is no public/figures/no-such-drawing.svg');
  expect(output).toContain('has a straight quote in "Try "this" tonight"');
});

test('content:check lists every mistake, those that the build lets pass too, and ends with 1', async () => {
  const right = await build('scripts/content-check.mjs');
  expect(right.output).toMatch(
    / words +\d+ min +\d sources, the oldest look 20\d\d-\d\d-\d\d {2}work-life-balance/,
  );
  expect(right.output).toMatch(/\d+ texts, \d+ in Hindi, 0 mistakes\.\n/);
  expect(right.code).toBe(0);
  edit(ARTICLE, "checkedOn: '2026-11-23'", "checkedOn: '2999-01-01'");
  edit('content/legal/safety.ts', "href: '/terms'", "href: '/terms#nowhere'");
  const wrong = await build('scripts/content-check.mjs');
  expect(wrong.output).toContain(`${ARTICLE}: source 1 was looked at on a day to come`);
  expect(wrong.output).toContain('leads to /terms#nowhere, which does not exist');
  expect(wrong.output).toMatch(/ 2 mistakes\.\n/);
  expect(wrong.code).toBe(1);
});
