import { randomUUID } from 'node:crypto';
import { AppError } from '@/lib/kit/app-error';
import { cached } from '@/lib/kit/cached';
import { isPictureAddress } from '@/lib/users/sign-in/rules';
import { findPicture } from '@/lib/users/sign-in/service';
import { clientAddress } from './address';
import { callerOf } from './caller';
import { db } from './db';
import { env } from './env';
import { log } from './log';
import { onceAProcess } from './once-a-process';
import { countCall } from './rate-limit';

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

const pictures = () =>
  onceAProcess('pictures', () => cached(fetchPicture, { ttlMs: KEPT_MS, max: KEPT_MAX }));

const headers = () => ({ 'x-request-id': randomUUID(), 'x-content-type-options': 'nosniff' });
const none = () =>
  Response.json(
    { error: 'There is no picture.' },
    { status: 404, headers: { ...headers(), 'cache-control': 'no-store' } },
  );

const tooMany = ({ message, retryAfter }: AppError) =>
  Response.json(
    { error: message },
    {
      status: 429,
      headers: { ...headers(), 'cache-control': 'no-store', 'retry-after': String(retryAfter ?? 1) },
    },
  );

/** @throws AppError `too_many` */
async function count(request: Request, visitorId: string | null): Promise<void> {
  const { RATE_LIMITS, REDIS_URL, TRUSTED_PROXIES } = env();
  if (RATE_LIMITS !== 'default') return;
  const ipAddress = clientAddress({ header: (name) => request.headers.get(name) }, TRUSTED_PROXIES);
  await countCall('GET /api/user/picture', LIMIT, { visitorId, ipAddress }, REDIS_URL);
}

/**
 * `GET /api/user/picture`: the picture of the caller's Google account, fetched by the server, so that no browser tells
 * Google of a visit.
 */
export async function ownPicture(request: Request): Promise<Response> {
  const { DATABASE_URL, GOOGLE_ISSUER } = env();
  try {
    const caller = await callerOf(request.headers.get('cookie'));
    await count(request, caller?.visitorId ?? null);
    const address = caller?.userId ? await findPicture(db(DATABASE_URL), caller.userId) : null;
    if (address === null || !isPictureAddress(address, GOOGLE_ISSUER)) return none();
    const { type, bytes } = await pictures()(address);
    return new Response(bytes, {
      headers: {
        ...headers(),
        'content-type': type,
        'cache-control': 'private, max-age=3600',
        'content-security-policy': "default-src 'none'; sandbox",
      },
    });
  } catch (error) {
    if (error instanceof AppError) return tooMany(error);
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'picture not loaded');
    return none();
  }
}
