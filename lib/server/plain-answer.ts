import { randomUUID } from 'node:crypto';
import type { CallAnswer } from './call';
import { env } from './env';
import { callHeaders } from './security-headers';

type Plain = {
  status: number;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body: object | string | Uint8Array<ArrayBuffer>;
};

/** The answer of a call that keeps no log line, such as a health check. No cache may store it unless its headers say so. */
export function plainAnswer({ status, headers, body }: Plain): CallAnswer {
  const isJson = typeof body === 'object' && !(body instanceof Uint8Array);
  return {
    status,
    headers: {
      ...callHeaders(env().APP_URL),
      ...(isJson ? { 'content-type': 'application/json; charset=utf-8' } : {}),
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      ...headers,
    },
    body: isJson ? JSON.stringify(body) : body,
  };
}
