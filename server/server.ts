import { randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { env } from '@/lib/server/env';
import { announceEnd } from '@/lib/server/health';
import { startWebJobs } from '@/lib/server/jobs';
import { log } from '@/lib/server/log';
import { ports } from '@/lib/server/ports';
import { lookAtServices } from '@/lib/server/safety-services';
import { baseHeaders } from '@/lib/server/security-headers';
import { takeJobsFromNext } from '@/lib/server/site-env';
import { answerCall } from './answer-call';
import type { FindCall } from './find-call';
import { requestTarget } from './request-target';
import { runningWork } from './running';
import { writtenPages } from './written-pages';

/** Longer than the 30 s a send may take. */
const DRAIN_LIMIT_MS = 35_000;
const DRAIN_POLL_MS = 50;
/** Longer than proxies keep an idle connection (60 s as a rule): the side that sends must not be the last to learn of its end. */
const KEEP_ALIVE_MS = 65_000;
/** For the headers, and for the whole request: longer than an honest body of 64 KB takes; a slow one must not hold a stop. */
const HEADERS_LIMIT_MS = 10_000;
const REQUEST_LIMIT_MS = 30_000;
/** Open at once; one more is closed. Far above what a process answers, far below what exhausts its file descriptors. */
const CONNECTIONS_MAX = 10_000;
/** How often limits are looked at: what is late lives this long more. */
const LIMITS_EVERY_MS = 5_000;

export type ServerOptions = {
  /** Pages come from Next's development server, written ones too. */
  dev: boolean;
  /** The project's folder. */
  folder: string;
  appUrl: URL;
  port: number;
  /** The address of the network interface to listen at. */
  bindAddress: string;
  /** The calls; in development it brings those of the sources as they are at the moment. */
  loadCalls: () => FindCall | Promise<FindCall>;
};

/**
 * The environment is read with the first request that needs it; by then people would be waiting.
 * @throws Error naming every variable that is missing or wrong
 */
export const checkEnvironment = (): void => void env();

/** Asks each safety service once; a line for people on how each does. Takes 3 s at most. */
export const describeServices = (): Promise<string[]> => lookAtServices(ports());

/** It would send a request's cookies back (RFC 9110, section 9.3.8), and Next answers it with an error. */
function refuseTrace(response: ServerResponse): void {
  response.writeHead(405, { allow: 'GET, HEAD, POST', 'x-request-id': randomUUID() }).end();
}

/** Finishes the running work and ends the server. */
export type StopServer = () => Promise<void>;

/**
 * Starts the product's HTTP server: it answers calls and written pages itself, and leaves the rest to Next.
 * @throws Error when something in the environment is missing or wrong, or the port cannot be had
 */
export async function startServer(options: ServerOptions): Promise<StopServer> {
  const { dev, folder, appUrl, port, bindAddress, loadCalls } = options;
  const { APP_URL } = env();
  const running = runningWork();
  startWebJobs(running.track);
  takeJobsFromNext();

  let draining = false;
  const server = http.createServer({ connectionsCheckingInterval: LIMITS_EVERY_MS }, (request, response) => {
    if (draining) response.setHeader('connection', 'close');
    request.url = requestTarget(request.url ?? '/');
    const closed = new Promise<void>((resolve) => response.once('close', resolve));
    // Not over before both: an answer goes on when the browser has gone, and a browser may be slow to take it.
    void running.track(async () => {
      await answer(request, response).catch((error: unknown) => {
        log().error(
          { reason: error instanceof Error ? error.name : 'unknown' },
          'a request was not answered',
        );
        response.destroy();
      });
      await closed;
    });
  });
  server.headersTimeout = HEADERS_LIMIT_MS;
  server.requestTimeout = REQUEST_LIMIT_MS;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.maxConnections = CONNECTIONS_MAX;

  const app = next({ dev, dir: folder, hostname: appUrl.hostname, port, httpServer: server });
  await app.prepare();
  const answerPage = app.getRequestHandler();
  const answerWrittenPage = dev ? () => false : writtenPages(path.join(folder, '.next/content'), APP_URL);

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'TRACE') return refuseTrace(response);
    if (answerWrittenPage(request, response)) return;
    const call = answerCall(await loadCalls(), request, response);
    if (call) return call;
    for (const [name, value] of baseHeaders(APP_URL)) response.setHeader(name, value);
    response.setHeader('x-request-id', randomUUID());
    await answerPage(request, response);
  }

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: bindAddress }, resolve);
  });
  return async () => {
    draining = true;
    announceEnd();
    server.close();
    const deadline = Date.now() + DRAIN_LIMIT_MS;
    while (running.count() > 0 && Date.now() < deadline) {
      server.closeIdleConnections();
      await sleep(DRAIN_POLL_MS);
    }
  };
}
