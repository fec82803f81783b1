import { createHmac, createSecretKey, hkdfSync, type KeyObject, timingSafeEqual } from 'node:crypto';
import { readCookies } from './call.ts';

export const VISITOR_COOKIE = 'saathi_visitor';
/** Seconds; the longest a browser keeps a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NOBODY = '-';

const TOKEN_VERSION = /^\d{1,9}$/;

export type Visitor = {
  visitorId: string;
  userId: string | null;
  /** The user's token version when the cookie was made; 0 without a user. A log-out makes lower ones worthless. */
  tokenVersion: number;
};

const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'saathi', 'visitor cookie', 32)));
  keys.set(secret, key);
  return key;
}

function signatureOf(payload: string, secret: string): string {
  return createHmac('sha256', keyOf(secret)).update(payload).digest('base64url');
}

/** The cookie's value: version, visitor, user, token version, signature. */
export function sealVisitor(visitor: Visitor, secret: string): string {
  const payload = `2.${visitor.visitorId}.${visitor.userId ?? NOBODY}.${visitor.tokenVersion}`;
  return `${payload}.${signatureOf(payload, secret)}`;
}

/** The visitor of a cookie's value, or null when it is altered or signed with another secret. */
export function openVisitor(value: string, secret: string): Visitor | null {
  const cut = value.lastIndexOf('.');
  if (cut < 0) return null;
  const payload = value.slice(0, cut);
  const expected = Buffer.from(signatureOf(payload, secret));
  const given = Buffer.from(value.slice(cut + 1));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const [version, visitorId = '', userId = '', tokenVersion = ''] = payload.split('.');
  if (version !== '2' || !UUID.test(visitorId) || !TOKEN_VERSION.test(tokenVersion)) return null;
  if (userId !== NOBODY && !UUID.test(userId)) return null;
  return { visitorId, userId: userId === NOBODY ? null : userId, tokenVersion: Number(tokenVersion) };
}

/** The visitor of a Cookie header: of the first cookie that is genuine, or null. */
export function findVisitor(cookieHeader: string | null, secret: string): Visitor | null {
  for (const value of readCookies(cookieHeader, VISITOR_COOKIE)) {
    const visitor = openVisitor(value, secret);
    if (visitor) return visitor;
  }
  return null;
}

/** The line of a Set-Cookie header that makes a browser that visitor; null makes it nobody. */
export function visitorCookieLine(visitor: Visitor | null, appUrl: string, secret: string): string {
  const { maxAge, secure } = visitorCookieOptions(appUrl);
  const value = visitor === null ? '' : sealVisitor(visitor, secret);
  const age = visitor === null ? 0 : maxAge;
  return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The attributes of the cookie; `secure` follows the address the product is reached at. */
export function visitorCookieOptions(appUrl: string) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: appUrl.startsWith('https:'),
    path: '/',
    maxAge: MAX_AGE_S,
  } as const;
}
