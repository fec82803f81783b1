// The processes of a benchmark: each is started here, measured from outside and ended with us.
import { once } from 'node:events';
import { launch } from '../dev/processes/children.mjs';
import { freePort } from '../dev/processes/ports.mjs';
import { stopProcess } from '../dev/processes/processes.mjs';
import { inProject } from '../dev/project.mjs';
import { StartError } from '../dev/start-error.mjs';

/** Where the benchmark listens, when these ports are free. */
const FIRST_PORT = 4660;
const READY_LIMIT_MS = 60_000;
const READY_POLL_MS = 50;
/** The secret of a server that lives for one benchmark on this machine. */
export const SECRET = 'a secret for one benchmark on this machine';

/** Has Node preload a module of the benchmark. @param {string} file */
export const preload = (file) => ['--import', new URL(file, import.meta.url).href];
const REPORT_CPU = preload('report-cpu.mjs');

let nextPort = FIRST_PORT;

async function takePort() {
  const port = await freePort(nextPort);
  nextPort += 1;
  return port;
}

/**
 * @param {string} script
 * @param {Record<string, string>} env
 * @param {string[]} [flags] of Node
 */
async function startNode(script, env, flags = []) {
  const port = await takePort();
  const url = `http://localhost:${port}`;
  const child = launch(process.execPath, [...flags, ...REPORT_CPU, inProject(script)], {
    cwd: inProject(),
    env: { ...process.env, ...env, PORT: String(port), APP_URL: url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return { child, port, url };
}

/** @param {string} url */
async function untilItAnswers(url) {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (Date.now() < deadline) {
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new StartError(`Nothing answers at ${url}.`);
}

/** @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` is the base address of the zero-delay model */
export async function startModel() {
  const { child, port } = await startNode('bench/model-server.mjs', {});
  await once(child, 'message');
  return { url: `http://127.0.0.1:${port}/v1`, stop: () => stop(child) };
}

/**
 * @param {{ writingMs: number, judgingMs: number }} speed
 * @returns {Promise<{ url: string, counts(): Promise<Record<string, number>>, stop(): Promise<void> }>} a model whose answers take
 *   their time, with its judge and moderation; `counts` is what it was asked
 */
export async function startSlowModel({ writingMs, judgingMs }) {
  const env = { WRITING_MS: String(writingMs), JUDGING_MS: String(judgingMs) };
  const { child, port } = await startNode('bench/judged-model.mjs', env);
  await once(child, 'message');
  return {
    url: `http://127.0.0.1:${port}/v1`,
    async counts() {
      child.send('counts');
      const [counts] = await once(child, 'message');
      return counts;
    },
    stop: () => stop(child),
  };
}

/** @param {import('node:child_process').ChildProcess} child */
const stop = (child) => stopProcess({ pid: Number(child.pid), stopSignal: 'SIGTERM', patienceMs: 10_000 });

/**
 * @typedef {object} Measured
 * @property {string} url
 * @property {() => Promise<number>} cpuMicros what the process has used since its start
 * @property {(message: unknown) => Promise<any>} ask sends a message to the process, and waits for one from it
 * @property {() => Promise<void>} stop
 */

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} url
 * @returns {Measured}
 */
function measured(child, url) {
  const ask = async (/** @type {any} */ message) => {
    child.send(message);
    const [answer] = await once(child, 'message');
    return answer;
  };
  return { url, ask, cpuMicros: async () => (await ask('cpu')).cpuMicros, stop: () => stop(child) };
}

/**
 * The production build behind the product's own HTTP server.
 * @param {{ databaseUrl: string, modelUrl: string, flags?: string[], env?: Record<string, string> }} options
 */
export async function startProduct({ databaseUrl, modelUrl, flags, env }) {
  const { child, url } = await startNode(
    'scripts/serve.mjs',
    {
      DATABASE_URL: databaseUrl,
      NEXTAUTH_SECRET: SECRET,
      GOOGLE_CLIENT_ID: 'bench',
      GOOGLE_CLIENT_SECRET: 'bench',
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: modelUrl,
      OPENAI_MODEL: 'bench',
      // Nothing is bought here; the product only wants to know where it would be.
      CASHFREE_CLIENT_ID: 'bench',
      CASHFREE_CLIENT_SECRET: 'bench',
      // Nobody listens there: a tap on a pay button ends here, and leaves no order in a shop.
      CASHFREE_BASE_URL: 'http://127.0.0.1:9',
      RATE_LIMITS: 'relaxed',
      // The few people of the benchmark say more in a minute than anybody does in a day.
      AI_DAILY_REPLIES_PER_PERSON: '0',
      AI_DAILY_TOKENS: '0',
      // The floor judges nothing, and what judging costs is measured apart.
      AI_SAFETY_CALLS: 'none',
      LOG_LEVEL: 'warn',
      ...env,
    },
    flags,
  );
  await untilItAnswers(`${url}/readyz`);
  return measured(child, url);
}

/**
 * The floor: the same work without a framework.
 * @param {{ databaseUrl: string, modelUrl: string, flags?: string[] }} options
 * @param {string} [script]
 */
export async function startBare({ databaseUrl, modelUrl, flags }, script = 'bench/bare-server.mjs') {
  const { child, url } = await startNode(
    script,
    { DATABASE_URL: databaseUrl, OPENAI_BASE_URL: modelUrl },
    flags,
  );
  await once(child, 'message');
  return measured(child, url);
}

/**
 * The floor under a page: a Next app without anything of ours.
 * @param {string} next Next's command
 * @param {string} cwd the folder of the app
 * @returns {Promise<Measured>}
 */
export async function startBareApp(next, cwd) {
  const port = await takePort();
  const url = `http://localhost:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const child = launch(process.execPath, [...REPORT_CPU, inProject(next), 'start', '--port', String(port)], {
    cwd,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await untilItAnswers(url);
  return measured(child, url);
}

/**
 * @param {string} [script]
 * @returns {Promise<{ run(job: object): Promise<any>, stop(): Promise<void> }>}
 */
export async function startLoad(script = 'bench/load.mjs') {
  const { child } = await startNode(script, {});
  await once(child, 'message');
  return {
    async run(job) {
      child.send(job);
      const [result] = await once(child, 'message');
      if (result.failed > 0) throw new Error(`${result.failed} requests failed; the first: ${result.wrong}`);
      return result;
    },
    stop: () => stop(child),
  };
}
