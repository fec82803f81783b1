import type { IncomingMessage } from 'node:http';
import type { CallRequest } from '@/lib/server/call';

/** Bytes, as many as any call takes: who sends or announces more is refused for that, and nothing is gained by reading it. */
const KEPT_MAX = 64 * 1024;
const WITHOUT_BODY = ['GET', 'HEAD'];

/**
 * Waits for the whole body of a request, so that nobody who sends it slowly has the turn of somebody else meanwhile.
 * @returns it, to be read; reading fails where it did not come to its end
 */
export async function wholeBody(request: IncomingMessage): Promise<CallRequest['body']> {
  if (WITHOUT_BODY.includes(request.method ?? 'GET')) return null;
  if (Number(request.headers['content-length'] ?? 0) > KEPT_MAX) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let failure: unknown;
  try {
    // Not destroyed when reading stops early: a refusal must still reach the client on this connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > KEPT_MAX) break;
    }
  } catch (error) {
    failure = error;
  }
  return (async function* () {
    yield* chunks;
    if (failure !== undefined) throw failure;
  })();
}
