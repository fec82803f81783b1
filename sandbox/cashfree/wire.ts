import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal, serverError, tooManyRequests } from './errors.ts';
import type { Call, Gateway } from './gateway.ts';

const BODY_LIMIT_BYTES = 1024 * 1024;

export type Answer = { status: number; headers: Record<string, string>; body: string };

export function json(status: number, body: unknown, more: Record<string, string> = {}): Answer {
  return { status, headers: { 'content-type': 'application/json', ...more }, body: JSON.stringify(body) };
}

export function refused(refusal: Refusal, more: Record<string, string> = {}): Answer {
  return json(refusal.status, refusal.body(), more);
}

export function send(response: ServerResponse, answer: Answer): void {
  response.writeHead(answer.status, {
    'content-length': Buffer.byteLength(answer.body),
    'cache-control': 'no-store',
    ...answer.headers,
  });
  response.end(answer.body);
}

/** The text of a request; throws when it is too big. */
export function readText(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    });
    request.on('error', reject);
    request.on('end', () => {
      if (size > BODY_LIMIT_BYTES)
        reject(new Refusal(413, 'request_too_large', 'The request body is too large'));
      else resolve(Buffer.concat(chunks).toString());
    });
  });
}

/** The JSON object in a text; nothing when there is none. */
export function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : undefined;
  } catch {
    return undefined;
  }
}

/** What a fault puts in the place of an answer that was never worked out. */
export function failure(fault: string): Answer {
  return refused(fault === '429' ? tooManyRequests() : serverError());
}

/** Sends an answer the way a fault wants it: late, half, never, or as no JSON at all. */
export async function sendFaulty(
  gateway: Gateway,
  response: ServerResponse,
  answer: Answer,
  call: Call,
  fault: { fault: string; delayMs: number } | undefined,
): Promise<void> {
  call.status = answer.status;
  if (fault) {
    call.fault = fault.fault;
    if (fault.delayMs > 0) {
      const { signal } = gateway.stopping;
      call.status = 0;
      await wait(fault.delayMs, undefined, { signal }).catch(() => response.destroy());
      if (response.destroyed) return;
      call.status = answer.status;
    }
    if (fault.fault === 'hang' || fault.fault === 'cut') call.status = 0;
    if (fault.fault === 'hang') return;
    if (fault.fault === 'cut') {
      response.writeHead(answer.status, {
        ...answer.headers,
        'content-length': Buffer.byteLength(answer.body),
      });
      response.write(answer.body.slice(0, answer.body.length >> 1), () => response.destroy());
      return;
    }
    if (fault.fault === 'garbage') {
      send(response, { ...answer, status: 200, body: '<html><b>upstream ]] {"order_id": ' });
      return;
    }
  }
  send(response, answer);
}
