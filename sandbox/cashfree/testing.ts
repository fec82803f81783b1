import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { Settings } from './gateway.ts';
import { createSandbox } from './routes.ts';

export type Received = { headers: IncomingHttpHeaders; raw: string };

/** So that no connection closes in the moment it is used again. */
const KEEP_ALIVE_MS = 65_000;

type Json = Record<string, unknown>;

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

function stop(server: Server): void {
  server.closeAllConnections();
  server.close();
}

/** A merchant's webhook endpoint that keeps what it gets, and answers with the next of `answers`, else 200. */
export async function startMerchant() {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, raw: Buffer.concat(chunks).toString() });
    response.writeHead(answers.shift() ?? 200).end();
  });
  const origin = await listening(server);
  return { url: `${origin}/hook`, received, answers, close: () => stop(server) };
}

/** A stand-in of one's own, with the calls a test makes. */
export async function startSandbox(settings: Partial<Settings> = {}) {
  const server = createSandbox({ webhookRetriesMs: [5, 10, 20], refundDelayMs: 5, ...settings });
  const origin = await listening(server);
  const headers = {
    'content-type': 'application/json',
    'x-client-id': 'sandbox',
    'x-client-secret': 'sandbox-secret',
    'x-api-version': '2026-01-01',
  };
  let serial = 0;
  const call = async (
    method: string,
    path: string,
    body?: object,
    more: Record<string, string> = {},
    signal?: AbortSignal,
  ) => {
    const answer = await fetch(`${origin}/pg${path}`, {
      method,
      headers: { ...headers, ...more },
      body: body && JSON.stringify(body),
      signal,
    });
    return { status: answer.status, headers: answer.headers, body: await answer.json() };
  };
  const order = (changes: Json = {}): Json => {
    serial += 1;
    return {
      order_id: `recharge_${serial}`,
      order_amount: 199,
      order_currency: 'INR',
      customer_details: { customer_id: 'user_1', customer_phone: '9999999999' },
      order_meta: { return_url: 'http://localhost:3000/back?order={order_id}' },
      ...changes,
    };
  };
  return {
    origin,
    call,
    order,
    /** Makes an order that must succeed. */
    create: async (changes: Json = {}) => {
      const made = await call('POST', '/orders', order(changes));
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body;
    },
    control: async (path: string, body: object = {}) => {
      const answer = await fetch(`${origin}/_control/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: await answer.json() };
    },
    look: async (path: string) => (await fetch(`${origin}/_control/${path}`)).json(),
    close: () => stop(server),
  };
}
