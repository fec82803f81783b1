import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describeFailure } from '@/lib/server/failure';
import { log } from '@/lib/server/log';

/** One of each kind of page that people meet first and Next renders on request; nobody is called `-`. */
const PAGES = [
  '/',
  '/psychologist',
  '/psychologist/-/profile',
  '/chat/-',
  '/loading/friendly',
  '/paywall/-',
  '/recharge',
  '/recharge-success',
  '/post-payment/-',
  '/account',
  '/adults-only',
];
/** ms a start waits for this at most; a slow database must not keep a process from serving. */
const LIMIT_MS = 10_000;

/**
 * Has each page rendered once before anybody is let in. The first rendering loads a page's modules and opens connections, some 100 ms of work
 * for each, which people would wait for one after the other; a balancer sends half of them to a process as soon as its port is open.
 * What fails is logged and keeps no process from starting.
 * @param answer the server's own
 * @param host as people ask for it
 */
export async function warmUp(
  answer: RequestListener,
  host: string,
  pages: readonly string[] = PAGES,
  limitMs = LIMIT_MS,
): Promise<void> {
  const server = http.createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const signal = AbortSignal.timeout(limitMs);
  try {
    for (const path of pages) await visit({ port, path, headers: { host }, signal });
  } catch (error) {
    log().warn(describeFailure(error), 'not every page is warm');
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function visit(options: http.RequestOptions): Promise<void> {
  const request = http.get({ ...options, agent: false, host: '127.0.0.1' });
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  answer.resume();
  await once(answer, 'end');
}
