import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { requireLoopback } from '@/abuse/world/loopback';
import { type Database, openDatabase } from '@/tests/setup/own-database';
import { startServer } from '@/tests/setup/product';
import { startProxy } from '@/tests/setup/proxy';
import { redisIsHere, startRedis } from '@/tests/setup/redis';
import { launch } from '../../dev/processes/children.mjs';
import { freePort } from '../../dev/processes/ports.mjs';
import { WORKER_START } from '../../dev/program.mjs';
import { inProject, PROGRAMS_FOLDER } from '../../dev/project.mjs';
import { PROVIDERS, startStandIn } from '../../dev/stand-ins.mjs';
import { FakeClock } from './clock';
import { Kept } from './kept';
import { type Model, startModel } from './model';
import { witnessEnv } from './witnesses';

/** ms between two looks of the balancing proxy at a process. */
const PROXY_LOOKS_MS = 500;
/** As long as sends may take, and a little. */
const PATIENCE_MS = 40_000;

/** ms a worker may take to start, on a machine that does other things too. */
const WORKER_LIMIT_MS = 120_000;
const WORKER_CONNECTIONS = `SELECT count(*)::int AS n FROM pg_stat_activity
  WHERE application_name = 'saathi jobs' AND backend_start > $1`;

/** What is loaded: two processes of the product and a worker, and everything around them, all on this machine. */
export type World = {
  /** Of the balancing proxy. */
  url: string;
  apps: readonly Kept[];
  worker: Kept;
  database: Database;
  db: pg.Pool;
  /** Null where there is no Redis. */
  redis: { stop(): Promise<void>; start(): Promise<void>; pid(): number } | null;
  model: Model;
  cashfree: { controlUrl: string; pid: number };
  /** The clock of the second process; null where libfaketime is not there. */
  clock: FakeClock | null;
  /** Where the witnesses of processes are. */
  witnesses: string;
  logFile: string;
};

/** As at a public address, behind one proxy that says where people come from; the model counts more tokens than anybody would pay for here. */
const SETTINGS = {
  NODE_ENV: 'production',
  TRUSTED_PROXIES: '1',
  RATE_LIMITS: 'default',
  SMS_CODES_FOR: 'members',
  LOG_LEVEL: 'warn',
  JOBS: 'off',
  AI_DAILY_TOKENS: '0',
  NEXTAUTH_SECRET: 'signs the cookies of a load test',
};

async function openRedis() {
  if (!redisIsHere()) return null;
  let one = await startRedis();
  return {
    url: one.url,
    pid: () => one.pid,
    stop: () => one.stop(),
    async start() {
      one = await startRedis(one.port);
    },
  };
}

/** Moments until a worker has connections to its queue that are younger than a moment. @returns ms it took */
export async function untilWorkerWorks(db: pg.Pool, since: Date): Promise<number> {
  const begun = Date.now();
  while (Date.now() - begun < WORKER_LIMIT_MS) {
    const { rows } = await db.query<{ n: number }>(WORKER_CONNECTIONS, [since]).catch(() => ({ rows: [] }));
    if ((rows[0]?.n ?? 0) > 0) return Date.now() - begun;
    await sleep(100);
  }
  throw new Error('No worker came.');
}

/**
 * Starts everything. @param options.withClock the second process runs under a clock that can be moved
 */
export async function openWorld({ withClock }: { withClock: boolean }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saathi-load-run-'));
  const witnesses = path.join(folder, 'witnesses');
  mkdirSync(witnesses);
  const logFile = path.join(folder, 'product.log');
  writeFileSync(logFile, '');
  const database = await openDatabase();
  const redis = await openRedis();
  const model = await startModel();
  const others = PROVIDERS.filter((provider) => provider.folder !== 'openai');
  const standIns = await Promise.all(others.map((provider) => startStandIn(provider, folder)));
  const cashfree = standIns[others.findIndex((provider) => provider.folder === 'cashfree')];
  if (!cashfree) throw new Error('There is no stand-in of Cashfree.');
  const proxy = await startProxy(PROXY_LOOKS_MS);
  const url = `http://localhost:${proxy.port}`;
  for (const address of [url, model.url, cashfree.origin, database.url.replace(/^postgres\w*:/, 'http:')])
    requireLoopback(address);
  const env = {
    ...process.env,
    ...Object.assign({}, ...standIns.map((standIn) => standIn.env)),
    ...SETTINGS,
    ...witnessEnv(witnesses),
    ...{ OPENAI_BASE_URL: `${model.url}/v1`, OPENAI_API_KEY: 'load', OPENAI_MODEL: 'load' },
    ...(redis ? { REDIS_URL: redis.url } : {}),
    ...{ DATABASE_URL: database.url, APP_URL: url },
  };
  const clock = withClock ? FakeClock.find(path.join(folder, 'clock')) : null;
  const ports = [await freePort(), await freePort()];
  const apps = ports.map(
    (port, at) =>
      new Kept(`process ${at + 1}`, () =>
        startServer({ ...env, PORT: String(port), ...(at === 1 ? clock?.env() : {}) }, logFile),
      ),
  );
  const worker = new Kept('worker', async () => {
    const log = openSync(logFile, 'a');
    const program = [...WORKER_START.flags, inProject(PROGRAMS_FOLDER, 'lib/server/worker.mjs')];
    return launch(process.execPath, program, {
      cwd: inProject(),
      env: { ...WORKER_START.env, ...env },
      stdio: ['ignore', log, log],
      patienceMs: PATIENCE_MS,
    });
  });
  for (const one of [...apps, worker]) await one.start();
  const db = new pg.Pool({ connectionString: database.url, max: 2 });
  // The database is restarted while somebody may be asking.
  db.on('error', () => undefined);
  await untilWorkerWorks(db, new Date(0));
  proxy.behind(ports);
  while (!(await fetch(`${url}/readyz`)).ok) await sleep(100);
  const world: World = {
    ...{ url, apps, worker, database, db, redis, model, clock, witnesses, logFile },
    cashfree: { controlUrl: `${cashfree.origin}/_control`, pid: cashfree.process.pid ?? 0 },
  };
  return {
    world,
    async close(): Promise<void> {
      await db.end();
      await proxy.stop();
      await Promise.all([...apps, worker].map((one) => one.stop()));
      await model.stop();
      await redis?.stop();
      for (const standIn of standIns) standIn.process.kill('SIGTERM');
      await database.remove();
      if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
