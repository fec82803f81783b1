import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

/** ms an idle connection stays open; longer than clients keep theirs. */
const KEEP_ALIVE_MS = 65_000;

/** The body of a request is bigger than the stand-in reads. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** Sends the first half of an answer, then drops the connection. */
export function sendHalf(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.write(body.slice(0, body.length >> 1), () => response.destroy());
}

/**
 * The text of a request, read to its end so that a refusal can still be answered.
 * @throws BodyTooLarge
 */
export async function readText(request: IncomingMessage, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limitBytes) chunks.push(chunk);
  }
  if (size > limitBytes) throw new BodyTooLarge('The request is too large.');
  return Buffer.concat(chunks).toString();
}

/** The JSON object in a text; undefined when there is none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** The path of a request, without its query. */
export const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

/**
 * A stand-in as an HTTP server that is not listening yet.
 * @param handle answers a request, however late
 * @param failure the answer for what `handle` throws before it has answered
 */
export function createStandIn(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
  failure: (error: unknown) => Answer,
): Server {
  return createServer({ keepAliveTimeout: KEEP_ALIVE_MS, noDelay: true }, (request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent || response.destroyed) response.destroy();
      else send(response, failure(error));
    });
  });
}
