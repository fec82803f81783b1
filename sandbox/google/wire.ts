import type { IncomingMessage, ServerResponse } from 'node:http';

const BODY_LIMIT_BYTES = 64 * 1024;

export type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

export function json(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** RFC 6749, 5.2. */
export const refused = (error: string, description: string, status = 400): Answer =>
  json(status, { error, error_description: description });

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** The text of a request. @throws Error when it is too big */
export async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) throw new Error('The request is too big.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
