import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureRecentNode } from '../../dev/node-version.mjs';
import { requireMigrated } from '../../dev/postgres/database.mjs';
import { onStopSignal, whenParentDies } from '../../dev/processes/parent.mjs';
import { exists, inProject, ROOT } from '../../dev/project.mjs';
import { loadEnvFile, readSettings, requirePublicCredentials } from '../../dev/settings.mjs';
import { StartError } from '../../dev/start-error.mjs';
import { contentPages } from './content-pages.mjs';
import { answerDirectly } from './direct-calls.mjs';
import { requestTarget } from './request-target.mjs';

/** Where the product reads the socket's address, which Next does not show it. lib/server/address.ts knows the name. */
const ADDRESS_HEADER = 'x-saathi-remote-address';
/** A number on globalThis that the product keeps of the sends it is working on. lib/server/running.ts writes it. */
const RUNNING = Symbol.for('saathi.running');
/** Longer than the 30 s a send may take. */
const DRAIN_LIMIT_MS = 35_000;
const DRAIN_POLL_MS = 50;
/** Longer than proxies keep an idle connection (60 s as a rule): the side that sends must not be the last to learn of its end. */
const KEEP_ALIVE_MS = 65_000;
/** For the whole request to arrive. */
const REQUEST_LIMIT_MS = 30_000;

/**
 * @param {{ dev: boolean, managed: boolean }} options `managed` = started by our own start, which gets a message
 *   when the server is ready or why it is not, and speaks to the person itself
 */
export async function serve({ dev, managed }) {
  try {
    loadEnvFile();
    if (!managed) await ensureRecentNode();
    const settings = readSettings(process.env);
    requirePublicCredentials(settings, process.env);
    const stop = await listen(settings, dev);
    onStopSignal(stop);
    if (!managed) whenParentDies(() => stop(false));
    if (managed) process.send?.({ ready: true });
    else console.log(`Saathi is ready at ${settings.appUrl.origin}`);
  } catch (error) {
    if (managed && error instanceof StartError) {
      process.send?.({ failed: error.message }, () => process.exit(1));
    } else {
      console.error(error instanceof StartError ? error.message : error);
      process.exit(1);
    }
  }
}

/**
 * @param {import('../../dev/settings.mjs').Settings} settings
 * @param {boolean} dev
 * @returns {Promise<(again: boolean) => Promise<void>>} finishes the running work and ends the process; at once
 *   when asked `again`
 */
async function listen({ port, bindAddress, appUrl }, dev) {
  if (!process.env.DATABASE_URL)
    throw new StartError('DATABASE_URL is not set; `npm start` brings a database of its own.');
  if (!dev && !exists(inProject('.next/BUILD_ID')))
    throw new StartError('There is no build yet; run `npm run build` first.');
  await requireMigrated(process.env.DATABASE_URL);

  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    // NextAuth then takes its address from what lib/server/auth.ts hands it.
    AUTH_TRUST_HOST: '1',
  });
  delete process.env.NEXTAUTH_URL;
  await requireSoundEnvironment();
  const { default: next } = await import('next');
  let running = 0;
  let draining = false;
  /** @type {(request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>} */
  let handle;

  const server = http.createServer((request, response) => {
    running += 1;
    response.once('close', () => {
      running -= 1;
    });
    if (draining) response.setHeader('Connection', 'close');
    request.url = requestTarget(request.url ?? '/');
    request.headers[ADDRESS_HEADER] = request.socket.remoteAddress ?? '';
    handle(request, response).catch((error) => {
      console.error(error);
      response.destroy();
    });
  });
  // Longer than an honest body of 64 KB takes; a slow one must not hold a stop.
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const app = next({ dev, dir: ROOT, hostname: appUrl.hostname, port, httpServer: server });
  await app.prepare();
  const throughNext = app.getRequestHandler();
  const { writtenPageHeaders } = await import('../../lib/server/page-headers.ts');
  const answerContent = dev ? () => false : contentPages(writtenPageHeaders(appUrl.origin));
  handle = async (request, response) => {
    if (answerContent(request, response)) return;
    if (dev || !(await answerDirectly(request, response))) await throughNext(request, response);
  };
  await bind(server, port, bindAddress);

  process.stdout.on('error', () => undefined);
  process.stderr.on('error', () => undefined);
  return async (/** @type {boolean} */ again) => {
    if (again) process.exit(130);
    draining = true;
    server.close();
    const deadline = Date.now() + DRAIN_LIMIT_MS;
    const unfinished = () => running + runningSends();
    while (unfinished() > 0 && Date.now() < deadline) {
      server.closeIdleConnections();
      await sleep(DRAIN_POLL_MS);
    }
    process.exit(0);
  };
}

/** The product looks at its environment with the first request; by then people would be waiting for it. */
async function requireSoundEnvironment() {
  const { env } = await import('../../lib/server/env.ts');
  try {
    env();
  } catch (error) {
    throw new StartError(`${error.message}; .env.example says what each may be.`);
  }
}

function runningSends() {
  const shared = /** @type {Record<symbol, number | undefined>} */ (/** @type {unknown} */ (globalThis));
  return shared[RUNNING] ?? 0;
}

/**
 * @param {http.Server} server
 * @param {number} port
 * @param {string} host
 */
function bind(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new StartError(
              `The port ${port} is in use by another program; stop it, or set PORT to a free one.`,
            )
          : error,
      ),
    );
    server.listen({ port, host }, () => resolve(undefined));
  });
}
