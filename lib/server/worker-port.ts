import http, { type Server } from 'node:http';
import type { Call } from './call';
import { alive, ready } from './health';
import { log } from './log';
import { plainAnswer } from './plain-answer';
import { showMetrics } from './show-metrics';

const ANSWERS: Readonly<Record<string, Call>> = {
  '/healthz': alive.direct,
  '/readyz': ready.direct,
  '/metrics': showMetrics.direct,
};
const nothing: Call = async () => plainAnswer({ status: 404, body: { error: 'This does not exist.' } });

/**
 * Answers who watches a worker: the same addresses, with the same rules, as of a process that serves.
 * @throws Error when the port cannot be had
 */
export async function answerProbes(port: number, host: string): Promise<Server> {
  const server = http.createServer((request, response) => {
    const { method = 'GET', url = '/', headers, socket } = request;
    const answer = (method === 'GET' && ANSWERS[url.split('?')[0] ?? '']) || nothing;
    const asked = { method, url, address: socket.remoteAddress ?? null, body: null };
    answer({ ...asked, header: (name) => headers[name]?.toString() ?? null }, {}).then(
      (made) => response.writeHead(made.status, made.headers).end(made.body),
      (error: unknown) => {
        log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a probe was not answered');
        response.destroy();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
  return server;
}
