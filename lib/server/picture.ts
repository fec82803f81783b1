import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import { cached } from '@/lib/kit/cached';
import { isPictureAddress } from '@/lib/users/sign-in/rules';
import { findPicture } from '@/lib/users/sign-in/service';
import { clientAddress } from './address';
import { asRouteHandler, type CallRequest } from './call';
import { callerOf } from './caller';
import { contentPolicy } from './content-policy';
import { db } from './db';
import { env } from './env';
import { log } from './log';
import { checkOrigin } from './origin';
import { plainAnswer } from './plain-answer';
import { providerCall } from './provider-calls';
import { countCall } from './rate-limit';
import { newTrail, noteAnswer } from './security-log';

/** A browser keeps its picture for an hour; each miss makes the server fetch from elsewhere. */
const LIMIT = { points: 60, perSeconds: 60 };
/** ms */
const FETCH_LIMIT_MS = 3_000;
const KEPT_MS = 60 * 60 * 1000;
/** Pictures kept in memory. */
const KEPT_MAX = 200;
/** Bytes; Google's are a few kB. */
const SIZE_LIMIT = 256 * 1024;
/** No SVG: it can carry scripts. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

type Picture = { type: string; bytes: Uint8Array<ArrayBuffer> };

async function fetchPicture(address: string): Promise<Picture> {
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(FETCH_LIMIT_MS) });
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? '';
  if (!answer.ok || !TYPES.includes(type) || !answer.body) throw new Error(`No picture: ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body) {
    size += chunk.byteLength;
    if (size > SIZE_LIMIT) throw new Error('The picture is too large.');
    chunks.push(chunk);
  }
  return { type, bytes: new Uint8Array(Buffer.concat(chunks)) };
}

const loadPicture = cached(providerCall('picture', fetchPicture), { ttlMs: KEPT_MS, max: KEPT_MAX });

const noPicture = () => plainAnswer({ status: 404, body: { error: 'There is no picture.' } });

/** @throws AppError `too_many` */
async function count(request: CallRequest, visitorId: string | null): Promise<void> {
  const { RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  if (RATE_LIMITS !== 'default') return;
  const ipAddress = clientAddress(request, TRUSTED_PROXIES);
  await countCall('GET /api/user/picture', LIMIT, { visitorId, ipAddress }, REDIS_URL);
}

/**
 * `GET /api/user/picture`: the picture of the caller's Google account, fetched by the server, so that no browser tells
 * Google of a visit.
 */
export const ownPicture = asRouteHandler(async (request) => {
  const { APP_URL, GOOGLE_ISSUER, TRUSTED_PROXIES } = env();
  const trail = newTrail(randomUUID(), clientAddress(request, TRUSTED_PROXIES));
  try {
    checkOrigin(request, APP_URL);
    const caller = await callerOf(request.header);
    trail.person = caller?.userId ?? caller?.visitorId ?? null;
    await count(request, caller?.visitorId ?? null);
    const address = caller?.userId ? await findPicture(db(env()), caller.userId) : null;
    if (address === null || !isPictureAddress(address, GOOGLE_ISSUER)) return noPicture();
    const { type, bytes } = await loadPicture(address);
    return plainAnswer({
      status: 200,
      headers: {
        'content-type': type,
        'cache-control': 'private, max-age=3600',
        'content-security-policy': contentPolicy({ sandbox: [] }),
      },
      body: bytes,
    });
  } catch (error) {
    if (error instanceof AppError) {
      noteAnswer(trail, 'GET /api/user/picture', error);
      const headers: Record<string, string> =
        error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
      headers['x-request-id'] = trail.requestId;
      return plainAnswer({ status: error.status, headers, body: { error: error.message } });
    }
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'picture not loaded');
    return noPicture();
  }
});
