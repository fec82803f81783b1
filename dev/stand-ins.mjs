// Which third parties the product talks to, and the local servers that stand in for those without credentials.
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from './processes/children.mjs';
import { inProject } from './project.mjs';
import { StartError } from './start-error.mjs';

const START_LIMIT_MS = 60_000;
/** The first line that a stand-in prints. */
const LISTENING = / listening on (http:\S+)\n/;

/**
 * @typedef {object} Provider
 * @property {string} name for people
 * @property {string} folder of its stand-in, under sandbox/
 * @property {readonly string[]} credentials one of them set = use the real provider
 * @property {(origin: string) => Record<string, string>} standInEnv environment that points the product at the stand-in
 * @property {(env: NodeJS.ProcessEnv) => Record<string, string>} realEnv defaults beside the credentials, on loopback
 */

/** @type {readonly Provider[]} */
export const PROVIDERS = [
  {
    name: 'Sign-in (Google)',
    folder: 'google',
    credentials: ['GOOGLE_CLIENT_ID', 'GOOGLE_ISSUER'],
    standInEnv: (origin) => ({
      GOOGLE_ISSUER: origin,
      GOOGLE_CLIENT_ID: 'sandbox',
      GOOGLE_CLIENT_SECRET: 'sandbox-secret',
      // One of the accounts that its page offers.
      ADMIN_EMAILS: process.env.ADMIN_EMAILS || 'asha.verma@example.com',
    }),
    realEnv: () => ({}),
  },
  {
    name: 'Chat model (OpenAI API)',
    folder: 'openai',
    credentials: ['OPENAI_API_KEY', 'OPENAI_BASE_URL'],
    standInEnv: (origin) => ({
      OPENAI_BASE_URL: `${origin}/v1`,
      OPENAI_API_KEY: 'sandbox',
      OPENAI_MODEL: 'saathi-sandbox',
    }),
    // A self-hosted model server often needs no key.
    realEnv: (env) => ({
      OPENAI_API_KEY: env.OPENAI_API_KEY || 'none',
      OPENAI_MODEL: env.OPENAI_MODEL || 'gpt-5.4-mini',
    }),
  },
  {
    name: 'Payments (Cashfree)',
    folder: 'cashfree',
    credentials: ['CASHFREE_CLIENT_ID', 'CASHFREE_BASE_URL'],
    standInEnv: (origin) => ({
      CASHFREE_BASE_URL: `${origin}/pg`,
      CASHFREE_SDK_URL: `${origin}/sdk/cashfree.js`,
      CASHFREE_CLIENT_ID: 'sandbox',
      CASHFREE_CLIENT_SECRET: 'sandbox-secret',
    }),
    realEnv: () => ({}),
  },
];

/**
 * A push service. Each browser has its own, which no setting changes, so a start of the product needs none: tests do, whose browsers have
 * none that they reach.
 * @type {Provider}
 */
export const PUSH_SERVICE = {
  name: 'Push service',
  folder: 'push',
  credentials: [],
  standInEnv: (origin) => ({ PUSH_SERVICE_URL: origin }),
  realEnv: () => ({}),
};

/**
 * @param {Provider} provider
 * @param {NodeJS.ProcessEnv} env
 */
export const isReal = (provider, env) => provider.credentials.some((name) => env[name]);

/**
 * Starts a stand-in, which ends together with this process.
 * @param {Provider} provider
 * @param {string} logFolder
 * @returns {Promise<{ origin: string, env: Record<string, string>, process: import('node:child_process').ChildProcess }>}
 */
export async function startStandIn(provider, logFolder) {
  const logFile = path.join(logFolder, `${provider.folder}.log`);
  const log = fs.openSync(logFile, 'w', 0o600);
  const child = launch(
    process.execPath,
    // The stand-in picks its port itself: one picked here could be taken before it listens.
    [inProject('sandbox', provider.folder, 'server.ts'), '--port', '0', '--exit-with-parent'],
    // The stand-in ends when its standard input does, that is, when this process is gone.
    { cwd: inProject(), stdio: ['pipe', log, log] },
  );
  fs.closeSync(log);
  const origin = await announcedOrigin(child, logFile);
  if (!origin) throw new StartError(`The stand-in of ${provider.name} did not start; see ${logFile}.`);
  return { origin, env: provider.standInEnv(origin), process: child };
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {string} logFile
 * @returns {Promise<string | undefined>} its origin as soon as it listens; undefined when it ends before that
 */
async function announcedOrigin(child, logFile) {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
    const origin = LISTENING.exec(fs.readFileSync(logFile, 'utf8'))?.[1];
    if (origin) return origin;
    await sleep(25);
  }
  return undefined;
}
