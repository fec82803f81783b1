import type { IncomingMessage } from 'node:http';
import { AppError } from '@/lib/kit/app-error';
import type { CallRequest } from '@/lib/server/call';
import { FILE_MAX_BYTES, FILE_PATH } from '@/lib/server/file-bodies';

/** Bytes, as many as any call takes but those that take files: who sends or announces more is refused for that, and nothing is gained by reading it. */
const KEPT_MAX = 64 * 1024;
const WITHOUT_BODY = ['GET', 'HEAD'];
/** Files that are read at the same moment: each may take 8 MB of memory for as long as a poor network needs. */
const FILES_AT_ONCE = 16;
const MANY_FILES = 'Very many pictures come in just now. Please try again in a moment.';
const MANY_FILES_RETRY_S = 5;

let files = 0;

/** A body that is refused where it is read. */
async function* tooManyFiles(): AsyncGenerator<Uint8Array> {
  yield* [];
  throw new AppError('too_many', MANY_FILES, { retryAfter: MANY_FILES_RETRY_S, reason: 'files at once' });
}

/**
 * Waits for the whole body of a request, so that nobody who sends it slowly has the turn of somebody else meanwhile.
 * @param path of the request
 * @param takesPictures whether the call for them takes any
 * @returns it, to be read; reading fails where it did not come to its end
 */
export async function wholeBody(
  request: IncomingMessage,
  path: string,
  takesPictures: boolean,
): Promise<CallRequest['body']> {
  if (WITHOUT_BODY.includes(request.method ?? 'GET')) return null;
  const isFile = takesPictures && path === FILE_PATH;
  if (!isFile) return readWhole(request, KEPT_MAX);
  if (files >= FILES_AT_ONCE) return tooManyFiles();
  files += 1;
  try {
    return await readWhole(request, FILE_MAX_BYTES);
  } finally {
    files -= 1;
  }
}

async function readWhole(request: IncomingMessage, most: number): Promise<CallRequest['body']> {
  if (Number(request.headers['content-length'] ?? 0) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  let failure: unknown;
  try {
    // Not destroyed when reading stops early: a refusal must still reach the client on this connection.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      chunks.push(chunk);
      size += chunk.byteLength;
      if (size > most) break;
    }
  } catch (error) {
    failure = error;
  }
  return (async function* () {
    yield* chunks;
    if (failure !== undefined) throw failure;
  })();
}
