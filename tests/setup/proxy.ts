import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** ms between two looks at a process. */
const LOOK_MS = 100;
/**
 * ms a person's idle connection is kept, as nginx does by itself (keepalive_timeout). Node's 5 s are so short that who was busy for two seconds
 * sends into a connection that is being closed.
 */
const KEEP_ALIVE_MS = 75_000;

export type Proxy = { port: number; behind(ports: readonly number[]): void; stop(): Promise<void> };

/**
 * What stands in front of several processes, as nginx and Caddy do: it asks each for /readyz, keeps connections open, sends nothing a second
 * time, and goes to the next process only when one refuses the connection. People may say where they come from.
 * @param lookMs between two looks at a process
 */
export async function startProxy(lookMs = LOOK_MS): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true });
  let ports: readonly number[] = [];
  let ready: readonly number[] = [];
  let turn = 0;
  let isStopped = false;

  const look = async () => {
    while (!isStopped) {
      const answers = await Promise.all(ports.map(async (port) => ((await isReady(port)) ? [port] : [])));
      ready = answers.flat();
      await sleep(lookMs);
    }
  };

  const server = http.createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => pass([...ready], request, Buffer.concat(parts), response));
  });

  function pass(
    candidates: number[],
    request: http.IncomingMessage,
    body: Buffer,
    response: http.ServerResponse,
  ): void {
    turn += 1;
    const port = candidates.splice(turn % Math.max(candidates.length, 1), 1)[0];
    if (port === undefined) return void response.writeHead(502).end('nobody is ready');
    const address = request.headers['x-forwarded-for'] ?? '203.0.113.7';
    const headers = { ...request.headers, 'x-forwarded-for': address };
    const to = { agent, port, host: '127.0.0.1', method: request.method, path: request.url, headers };
    const passed = http.request(to, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(candidates, request, body, response);
      if (response.headersSent) response.destroy();
      else response.writeHead(502).end(error.message);
    });
    passed.end(body);
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const looking = look();
  return {
    port: (server.address() as AddressInfo).port,
    behind: (given) => {
      ports = given;
    },
    stop: async () => {
      isStopped = true;
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await looking;
    },
  };
}

/** @returns whether a process says that it can serve */
export async function isReady(port: number): Promise<boolean> {
  return (await readyStatus(port)) === 200;
}

/** @returns what a process answers on /readyz; undefined when it takes no connection */
export const readyStatus = (port: number): Promise<number | undefined> =>
  new Promise((resolve) => {
    http
      .get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
      .on('error', () => resolve(undefined));
  });
