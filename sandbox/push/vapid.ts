import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { objectIn } from '../http.ts';

/** Seconds that a token may be valid for (RFC 8292, section 2). */
const LONGEST_S = 24 * 3_600;

const decode = (part: string) => objectIn(Buffer.from(part, 'base64url').toString()) ?? {};

/** An uncompressed point of P-256 as a key. */
export function readPoint(point: Buffer): JsonWebKey {
  if (point.length !== 65 || point[0] !== 4) throw new Error('no uncompressed point of P-256');
  return {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
}

/**
 * Why a request does not come from who subscribed; undefined when it does. RFC 8292, sections 2 to 4.
 * @param asked the `Authorization` header
 * @param origin of this push service
 * @param serverKey that the browser subscribed with
 */
export function whyNotSigned(
  asked: string | undefined,
  origin: string,
  serverKey: string,
): { status: 401 | 403; reason: string } | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(asked ?? '') ?? [];
  if (!token || !key) return { status: 401, reason: 'no "vapid" with t and k' };
  if (key !== serverKey) return { status: 403, reason: 'another key than the one subscribed with' };
  const [head = '', body = '', signature = ''] = token.split('.');
  if (decode(head).alg !== 'ES256') return { status: 403, reason: 'not ES256' };
  const publicKey = createPublicKey({ key: readPoint(Buffer.from(key, 'base64url')), format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return { status: 403, reason: 'the signature is wrong' };
  const { aud, exp, sub } = decode(body);
  const now = Date.now() / 1000;
  if (aud !== origin) return { status: 403, reason: `for ${String(aud)}` };
  if (typeof exp !== 'number' || exp <= now) return { status: 403, reason: 'over' };
  if (exp > now + LONGEST_S) return { status: 403, reason: 'valid for more than a day' };
  // As Apple reads it: no blanks, no brackets.
  if (!/^(mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/\S+)$/.test(String(sub)))
    return { status: 403, reason: 'nobody to write to' };
  return undefined;
}
