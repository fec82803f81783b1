import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launch } from '../../dev/processes/children.mjs';
import { freePort } from '../../dev/processes/ports.mjs';
import { inProject } from '../../dev/project.mjs';
import { PROVIDERS, PUSH_SERVICE, startStandIn } from '../../dev/stand-ins.mjs';
import { newVapidKeys } from '../../dev/vapid-keys.mjs';
import { testDatabase } from './postgres.ts';

/** A stop waits for running sends, which may take 30 s. */
const STOP_LIMIT_MS = 40_000;

/** The account of Google's stand-in that owns the console (dev/stand-ins.mjs). */
export const OWNER_SUB = '100000000000000000001';

/** Where the parts of a running product are: what another process has to know to talk to it. */
export type RunningProduct = {
  url: string;
  databaseUrl: string;
  /** Control endpoint of the chat model's stand-in, such as `${openaiControlUrl}/health`. */
  openaiControlUrl: string;
  /** Control endpoint of Google's stand-in. */
  googleControlUrl: string;
  /** Control endpoint of Cashfree's stand-in. */
  cashfreeControlUrl: string;
  /** Control endpoint of the stand-in of a push service. */
  pushControlUrl: string;
  /** Where the product writes its log. */
  logFile: string;
};

/** The built product, running as it does after `npm start`, with its own database and stand-ins. */
export type Product = RunningProduct & {
  /** The process that serves, the first where there are several. */
  readonly pid: number;
  readonly pids: readonly number[];
  /** What they listen at; all are the product of `url`, as behind a proxy. */
  readonly ports: readonly number[];
  /** Ends the server as an operator would, and with it the stand-ins. */
  stop(): Promise<void>;
  /** Ends the server as a power cut would; database and stand-ins stay. */
  kill(): Promise<void>;
  /** Starts the server again on the same address, database and stand-ins. */
  restart(): Promise<void>;
};

export type ProductOptions = {
  /** More environment, on top of what a start would set. */
  env?: Record<string, string | undefined>;
  /** Instead of a fresh copy of the seeded database. */
  databaseUrl?: string;
  /** Instead of the checkout: a release, which `npm run release` makes. */
  root?: string;
  /** How many serve; one. */
  processes?: number;
};

/** What the product has written to its log so far. */
export const readLog = ({ logFile }: Pick<RunningProduct, 'logFile'>): string =>
  fs.readFileSync(logFile, 'utf8');

/** What the keys of a product of a test run come out of. */
export const TEST_SECRET = 'signs the cookies of a test run';

/** The part of a product that JSON can carry to another process. */
export const runningProduct = ({
  url,
  databaseUrl,
  openaiControlUrl,
  googleControlUrl,
  cashfreeControlUrl,
  pushControlUrl,
  logFile,
}: RunningProduct): RunningProduct => ({
  url,
  databaseUrl,
  openaiControlUrl,
  googleControlUrl,
  cashfreeControlUrl,
  pushControlUrl,
  logFile,
});

/** Ends a process, and waits until it has ended. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/**
 * Starts the server and waits until it answers.
 * @throws Error with the end of its log when it does not
 */
export async function startServer(
  env: NodeJS.ProcessEnv,
  logFile: string,
  root: string = inProject(),
): Promise<ChildProcess> {
  const log = fs.openSync(logFile, 'a');
  const server = launch(process.execPath, [path.join(root, 'scripts/serve.mjs'), '--managed'], {
    // A release finds its files wherever it is started from.
    cwd: root === inProject() ? root : os.tmpdir(),
    env,
    stdio: ['ignore', log, log, 'ipc'],
    patienceMs: STOP_LIMIT_MS,
  });
  fs.closeSync(log);
  await new Promise<void>((resolve, reject) => {
    server.once('message', (message: { ready?: boolean; failed?: string }) =>
      message.ready ? resolve() : reject(new Error(message.failed)),
    );
    server.once('exit', () =>
      reject(new Error(`The product did not start:\n${fs.readFileSync(logFile, 'utf8').slice(-2_000)}`)),
    );
  });
  return server;
}

/**
 * Starts the product. `setup()` of tests/setup/postgres.ts has to run first, and `npm run build` before that.
 */
export async function startProduct({
  env = {},
  databaseUrl: givenDatabase,
  root = inProject(),
  processes = 1,
}: ProductOptions = {}): Promise<Product> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'saathi-product-'));
  const logFile = path.join(folder, 'product.log');
  const databaseUrl = givenDatabase ?? (await testDatabase()).url;
  const services = [...PROVIDERS, PUSH_SERVICE];
  const standIns = await Promise.all(services.map((service) => startStandIn(service, folder)));
  const ports: number[] = [];
  while (ports.length < processes) ports.push(await freePort());
  const url = `http://localhost:${ports[0]}`;
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    ...Object.assign({}, ...standIns.map((standIn) => standIn.env)),
    APP_URL: url,
    DATABASE_URL: databaseUrl,
    NEXTAUTH_SECRET: TEST_SECRET,
    ...newVapidKeys(),
    RATE_LIMITS: 'relaxed',
    SMS_CODES_FOR: 'everyone',
    ...env,
  };
  const start = async () => {
    const started: ChildProcess[] = [];
    for (const port of ports)
      started.push(await startServer({ ...environment, PORT: String(port) }, logFile, root));
    return started;
  };
  let servers = await start();
  const endAll = async (signal: NodeJS.Signals) => {
    await Promise.all(servers.map((server) => end(server, signal)));
  };
  const controlOf = (folder: string) => {
    const standIn = standIns[services.findIndex((service) => service.folder === folder)];
    return `${standIn?.origin}/_control`;
  };

  return {
    url,
    databaseUrl,
    googleControlUrl: controlOf('google'),
    openaiControlUrl: controlOf('openai'),
    cashfreeControlUrl: controlOf('cashfree'),
    pushControlUrl: controlOf('push'),
    ports,
    get pids() {
      return servers.map(({ pid }) => pid ?? 0);
    },
    get pid() {
      return servers[0]?.pid ?? 0;
    },
    logFile,
    async stop() {
      await endAll('SIGTERM');
      await Promise.all(standIns.map((standIn) => end(standIn.process, 'SIGTERM')));
      fs.rmSync(folder, { recursive: true, force: true });
    },
    kill: () => endAll('SIGKILL'),
    async restart() {
      await endAll('SIGTERM');
      servers = await start();
    },
  };
}
