import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { freePort } from '@/dev/processes/ports.mjs';
import { descendantsOf, parentOf } from '@/dev/processes/process-tree.mjs';
import { isAlive } from '@/dev/processes/processes.mjs';
import { inProject } from '@/dev/project.mjs';
import { testDatabase } from '@/tests/setup/postgres';

/** What a start of this machine's own environment must not decide. */
const UNSET = {
  APP_URL: '',
  DATABASE_URL: '',
  NEXTAUTH_SECRET: '',
  GOOGLE_CLIENT_ID: '',
  GOOGLE_CLIENT_SECRET: '',
  GOOGLE_ISSUER: '',
  OPENAI_API_KEY: '',
  OPENAI_BASE_URL: '',
  OPENAI_MODEL: '',
  RATE_LIMITS: '',
  npm_lifecycle_event: '',
};

const LIMIT_MS = 30_000;

let folder: string;
let dataFolder: string;
let port: number;
let started: Start[];

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-start-'));
  // The database server of a root user runs as another one, who has to pass through.
  fs.chmodSync(folder, 0o711);
  dataFolder = path.join(folder, 'data');
  port = await freePort();
  started = [];
});

afterEach(async () => {
  for (const start of started) await start.end('SIGTERM');
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A start as an operator makes one, in the built project, with a data folder and a port of its own. */
class Start {
  #child: ChildProcess;
  #ended: Promise<number | null>;
  output = '';

  constructor(env: Record<string, string> = {}, args: string[] = ['scripts/start.mjs']) {
    this.#child = spawn(process.execPath, args, {
      cwd: inProject(),
      env: {
        ...process.env,
        ...UNSET,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataFolder,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.output += chunk;
      });
    }
    this.#ended = once(this.#child, 'close').then(([code]) => code);
    started.push(this);
  }

  get pid() {
    return this.#child.pid ?? 0;
  }

  /** Waits for the address, and fails with the output when the start ends before. */
  async ready(): Promise<this> {
    const since = performance.now();
    const seen = async () => {
      while (!this.output.includes('Saathi is ready at'))
        await once(this.#child.stdout ?? this.#child, 'data');
    };
    const ended = this.#ended.then((code) => {
      throw new Error(`The start ended with ${code}:\n${this.output}`);
    });
    await Promise.race([seen(), ended]);
    console.log(`ready after ${((performance.now() - since) / 1000).toFixed(1)} s`);
    return this;
  }

  /** Waits for the end; its exit code. */
  code(): Promise<number | null> {
    return this.#ended;
  }

  async end(signal: NodeJS.Signals): Promise<number | null> {
    this.#child.kill(signal);
    return this.#ended;
  }
}

async function allGone(pids: readonly number[]): Promise<void> {
  await expect.poll(() => pids.filter(isAlive), { timeout: LIMIT_MS, interval: 50 }).toEqual([]);
}

/** Expects a start that stops by itself, with a sentence for people as its last line. */
async function expectRefusal(start: Start, sentence: RegExp): Promise<void> {
  expect(await start.code()).toBe(1);
  const lines = start.output.trim().split('\n');
  expect(lines.at(-1)).toMatch(sentence);
  expect(start.output).not.toContain('    at ');
}

describe('a start that cannot work says why', () => {
  test('the port is busy', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    await once(other, 'listening');
    try {
      await expectRefusal(new Start(), new RegExp(`^The port ${port} is in use`));
    } finally {
      other.close();
    }
  });

  test('PORT and APP_URL are no port and no address', async () => {
    await expectRefusal(new Start({ PORT: 'many' }), /^PORT has to be a number/);
    await expectRefusal(new Start({ APP_URL: 'saathi' }), /^APP_URL has to be an address/);
  });

  test('Node is too old', async () => {
    const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })`;
    const start = new Start({}, [
      '--import',
      `data:text/javascript,${encodeURIComponent(older)}`,
      'scripts/start.mjs',
    ]);
    await expectRefusal(start, /^Saathi needs Node 22\.18 or newer, and this is Node 18\.20\.0\.$/);
  });

  test('the data folder cannot be made', async () => {
    fs.writeFileSync(dataFolder, 'a file');
    await expectRefusal(new Start(), /^The data folder .* is not writable for this user/);
  });

  test('a public address, and much is missing: every reason is named at once, and nothing is begun', async () => {
    const start = new Start({
      APP_URL: 'https://saathi.example',
      OPENAI_MODEL: 'some-model',
      GOOGLE_CLIENT_ID: 'id',
      RATE_LIMITS: 'relaxed',
      AI_SAFETY_CALLS: 'none',
      REDIS_URL: 'redis://cache.example:6379',
    });
    await expectRefusal(start, /^Where that is meant, as for staging: ALLOW_UNFINISHED=/);
    for (const reason of [
      'Saathi does not start at the public address https://saathi.example:',
      'not set: NEXTAUTH_SECRET, GOOGLE_CLIENT_SECRET, OPENAI_API_KEY, CASHFREE_CLIENT_ID, CASHFREE_CLIENT_SECRET',
      'not set: DATABASE_URL',
      'RATE_LIMITS=relaxed is for load tests',
      'PRODUCTION_HOSTS does not name saathi.example',
      'nothing but the local rules would judge',
      'REDIS_URL (use rediss:)',
      'content/brand.ts',
    ])
      expect(start.output).toContain(reason);
    expect(fs.existsSync(dataFolder)).toBe(false);
  });
});

describe('with DATABASE_URL', () => {
  test('settings with values they cannot have are named, all at once', async () => {
    const { url } = await testDatabase();
    const start = new Start({
      DATABASE_URL: url,
      NEXTAUTH_SECRET: 'too short',
      TRUSTED_PROXIES: 'one',
      LOG_LEVEL: 'loud',
    });
    await expectRefusal(
      start,
      /^Missing or wrong in the environment: NEXTAUTH_SECRET, TRUSTED_PROXIES, LOG_LEVEL; \.env\.example says/,
    );
    expect(start.output).not.toContain('too short');
  });

  test.each([
    ['no address', () => 'saathi', /^DATABASE_URL is not the address of a PostgreSQL database/],
    [
      'another protocol',
      () => 'mysql://a:sesame@127.0.0.1/b',
      /^DATABASE_URL is not the address of a PostgreSQL database/,
    ],
    [
      'nobody there',
      () => 'postgresql://a:sesame@127.0.0.1:1/b',
      /^No PostgreSQL answers at 127\.0\.0\.1:1 \(ECONNREFUSED\)/,
    ],
    [
      'a wrong password',
      (url: URL) => Object.assign(url, { password: 'sesame' }).href,
      /refuses the user "\w+" or the password/,
    ],
    [
      'no such database',
      (url: URL) => Object.assign(url, { pathname: '/nowhere' }).href,
      /has no database "nowhere"/,
    ],
  ])('%s stops the start', async (_what, change, sentence) => {
    const { url } = await testDatabase({ empty: true });
    const start = new Start({ DATABASE_URL: change(new URL(url)) });
    await expectRefusal(start, sentence);
    expect(start.output).not.toContain('sesame');
  });

  test('the embedded server is not touched, and the database is migrated and filled', async () => {
    const { url } = await testDatabase({ empty: true });
    const start = await new Start({ DATABASE_URL: url }).ready();
    expect(start.output).toMatch(/Migrating the database[\s\S]*Filling the empty database/);
    expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
    expect(fs.existsSync(path.join(dataFolder, 'postgres'))).toBe(false);
  });

  test('the server alone refuses a database without its migrations', async () => {
    const { url } = await testDatabase({ empty: true });
    const server = new Start({ DATABASE_URL: url, NEXTAUTH_SECRET: 'long enough to sign with' }, [
      'scripts/serve.mjs',
    ]);
    await expectRefusal(
      server,
      /^The database lacks the migrations? \d+_\w+.*; run `npm run migrate` first\.$/,
    );
  });
});

/** One folder for them all, filled once: each start finds what the one before has left. */
describe('with the embedded database', () => {
  let shared: string;
  beforeAll(() => {
    shared = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-start-'));
    fs.chmodSync(shared, 0o711);
  });
  beforeEach(() => {
    dataFolder = path.join(shared, 'data');
  });
  afterAll(() => fs.rmSync(shared, { recursive: true, force: true }));

  test('it starts, refuses a second start in its folder, stops cleanly, and starts again with the same data', async () => {
    const first = await new Start().ready();
    expect(first.output).toContain('stand-in at http://127.0.0.1:');
    expect(first.output).toMatch(/Judge of talk and replies: answers\n {2}Moderation: answers\n/);
    expect(first.output.trim().split('\n').at(-1)).toBe(`Saathi is ready at http://localhost:${port}`);
    expect(fs.statSync(path.join(dataFolder, 'database.json')).mode & 0o777).toBe(0o600);
    expect(fs.statSync(path.join(dataFolder, 'secrets.json')).mode & 0o777).toBe(0o600);
    const { password, port: databasePort } = JSON.parse(
      fs.readFileSync(path.join(dataFolder, 'database.json'), 'utf8'),
    );
    const client = new pg.Client(`postgresql://saathi:${password}@127.0.0.1:${databasePort}/saathi`);
    await client.connect();
    const { rows } = await client.query(
      'SELECT rolsuper, rolcreaterole FROM pg_roles WHERE rolname = current_user',
    );
    await client.end();
    expect(rows).toEqual([{ rolsuper: false, rolcreaterole: false }]);
    const secrets = fs.readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8');

    const second = new Start({ PORT: String(await freePort()) });
    await expectRefusal(
      second,
      new RegExp(`^Another Saathi \\(process ${first.pid}\\) is using the data folder`),
    );

    const below = descendantsOf(first.pid);
    expect(below.length).toBeGreaterThan(3);
    expect(await first.end('SIGTERM')).toBe(0);
    expect(below.filter(isAlive)).toEqual([]);

    const again = await new Start().ready();
    expect(again.output).not.toContain('Migrating');
    expect(again.output).not.toContain('Filling');
    expect(fs.readFileSync(path.join(dataFolder, 'secrets.json'), 'utf8')).toBe(secrets);
    expect(await again.end('SIGINT')).toBe(0);
  });

  test('killed without a chance to clean up, it leaves no process behind', async () => {
    const start = await new Start().ready();
    const below = descendantsOf(start.pid);
    await start.end('SIGKILL');
    await allGone(below);
  });

  test('it starts after that, and when npm is killed, everything it started ends', async () => {
    const npm = await new Start({ npm_lifecycle_event: 'start' }, [
      '--eval',
      `require('node:child_process').spawn('sh', ['-c', '"$0" scripts/start.mjs; true', process.execPath], { stdio: 'inherit' })`,
    ]).ready();
    const below = descendantsOf(npm.pid);
    expect(below.length).toBeGreaterThan(4);
    await npm.end('SIGKILL');
    await allGone(below);
  });

  test('a database server left over by a killed run is taken out of the way, and nothing is lost', async () => {
    const start = await new Start().ready();
    const database = Number(
      fs.readFileSync(path.join(dataFolder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    const below = descendantsOf(start.pid);
    // Held still meanwhile: it would end the database when its children go, and its watchdog would when it goes itself.
    process.kill(start.pid, 'SIGSTOP');
    // Children of the database server end with it; the watchdog is killed like the rest.
    for (const pid of below.filter((pid) => parentOf(pid) === start.pid && pid !== database))
      process.kill(pid, 'SIGKILL');
    await start.end('SIGKILL');
    expect(isAlive(database)).toBe(true);

    const next = await new Start().ready();
    expect(isAlive(database)).toBe(false);
    expect(next.output).not.toContain('Filling');
  });
});

test('a request that is being answered when the server is told to stop gets its answer', async () => {
  const { url } = await testDatabase();
  const start = await new Start({ DATABASE_URL: url }).ready();
  const socket = net.connect(port, '127.0.0.1');
  const body = JSON.stringify({ name: 'Ravi', mobileNumber: '9876543210', issueDetail: 'The page is slow.' });
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  socket.write(
    `POST /api/issues HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  );
  expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
  const ended = start.end('SIGTERM');
  await expect.poll(() => start.output, { timeout: LIMIT_MS }).toContain('Stopping');
  socket.write(body.slice(10));
  expect(await ended).toBe(0);
  await closed;
  expect(answer).toMatch(/^HTTP\/1\.1 2\d\d /);
});
