import { randomUUID } from 'node:crypto';
import { isSameSecret } from '../kit/same-secret.ts';
import { readCookies } from './call.ts';
import { type Ring, ROOT_ID, sign } from './keys.ts';

export const VISITOR_COOKIE = 'saathi_visitor';
/** Seconds; the longest a browser keeps a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const NOBODY = '-';
/** Version, id of the key, visitor, session. */
const PAYLOAD = new RegExp(`^3\\.([\\w-]{1,32})\\.(${UUID})\\.(-|${UUID})$`);
/** Of before there were sessions and key ids: version, visitor, user, token version. Nobody gets one any more; the last one ends 400 days after that. */
const OLD_PAYLOAD = new RegExp(`^2\\.(${UUID})\\.(-|${UUID})\\.(\\d{1,9})$`);

export type Visitor = {
  visitorId: string;
  /** The session of a user; null while this browser has no user. */
  sessionId: string | null;
};

/** What a genuine cookie says. */
export type Found = {
  visitor: Visitor;
  /** The user of a cookie from before there were sessions. */
  old: { userId: string; tokenVersion: number } | null;
  /** Signed with the newest key, in the form and under the name of today; every other one is to be replaced. */
  isNewest: boolean;
};

const isSecure = (appUrl: string) => appUrl.startsWith('https:');

/**
 * The cookie's name. On https browsers take one with `__Host-` from nobody but this very host: no subdomain and nobody on the
 * way can plant it (https://datatracker.ietf.org/doc/html/draft-ietf-httpbis-rfc6265bis#name-the-__host-prefix).
 */
export const visitorCookieName = (appUrl: string): string =>
  isSecure(appUrl) ? `__Host-${VISITOR_COOKIE}` : VISITOR_COOKIE;

/** The cookie's value: payload and signature, under the newest key. */
export function sealVisitor({ visitorId, sessionId }: Visitor, ring: Ring): string {
  const [{ id, secret }] = ring;
  const payload = `3.${id}.${visitorId}.${sessionId ?? NOBODY}`;
  return `${payload}.${sign(secret, 'visitor cookie', payload)}`;
}

const isSigned = (payload: string, signature: string, secret: string): boolean =>
  isSameSecret(signature, sign(secret, 'visitor cookie', payload));

/** Genuine cookies whose signature was checked of late, by ring: a request's cookie is read more than once, and people come again. */
const opened = new WeakMap<Ring, Map<string, Found>>();
const OPENED_MAX = 5_000;

/** What a cookie's value says, or null when it is altered or signed with no key of the ring. */
export function openVisitor(value: string, ring: Ring): Found | null {
  const known = opened.get(ring) ?? new Map<string, Found>();
  opened.set(ring, known);
  const found = known.get(value) ?? checkVisitor(value, ring);
  if (found && !known.has(value)) {
    const [oldest] = known.size < OPENED_MAX ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    known.set(value, found);
  }
  return found;
}

function checkVisitor(value: string, ring: Ring): Found | null {
  const cut = Math.max(value.lastIndexOf('.'), 0);
  const payload = value.slice(0, cut);
  const signature = value.slice(cut + 1);
  const [, keyId, visitorId = '', sessionId] = PAYLOAD.exec(payload) ?? [];
  const [, oldVisitor = '', userId, tokenVersion] = OLD_PAYLOAD.exec(payload) ?? [];
  const signer = ring.find(({ id }) => id === (keyId ?? ROOT_ID));
  if (!signer || !isSigned(payload, signature, signer.secret)) return null;
  if (sessionId !== undefined) {
    const visitor = { visitorId, sessionId: sessionId === NOBODY ? null : sessionId };
    return { visitor, old: null, isNewest: signer === ring[0] };
  }
  if (userId === undefined) return null;
  const old = userId === NOBODY ? null : { userId, tokenVersion: Number(tokenVersion) };
  return { visitor: { visitorId: oldVisitor, sessionId: null }, old, isNewest: false };
}

/**
 * What a Cookie header says: its first cookie that is genuine, or null. On https the name without `__Host-` counts only for a cookie
 * from before that name: a newer one was planted.
 */
export function findVisitor(cookieHeader: string | null, ring: Ring, appUrl: string): Found | null {
  for (const value of readCookies(cookieHeader, visitorCookieName(appUrl))) {
    const found = openVisitor(value, ring);
    if (found) return found;
  }
  if (!isSecure(appUrl)) return null;
  const plain = readCookies(cookieHeader, VISITOR_COOKIE).filter((value) => value.startsWith('2.'));
  return plain.map((value) => openVisitor(value, ring)).find((found) => found !== null) ?? null;
}

function line(name: string, value: string, appUrl: string): string {
  const { maxAge, secure } = visitorCookieOptions(appUrl);
  const age = value === '' ? 0 : maxAge;
  return `${name}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/** The line of Set-Cookie that makes a browser a visitor of whom nothing is known. */
export const newVisitorLine = (appUrl: string, ring: Ring): string =>
  line(visitorCookieName(appUrl), sealVisitor({ visitorId: randomUUID(), sessionId: null }, ring), appUrl);

/** The lines of Set-Cookie that make a browser that visitor, null nobody, and take a cookie under the name of before away. */
export function visitorCookieLines(
  visitor: Visitor | null,
  { appUrl, ring, sent }: { appUrl: string; ring: Ring; sent: string | null },
): string[] {
  const value = visitor === null ? '' : sealVisitor(visitor, ring);
  const isLeft = isSecure(appUrl) && readCookies(sent, VISITOR_COOKIE).length > 0;
  return [
    line(visitorCookieName(appUrl), value, appUrl),
    ...(isLeft ? [line(VISITOR_COOKIE, '', appUrl)] : []),
  ];
}

/** The attributes of the cookie; `secure` follows the address the product is reached at. */
export function visitorCookieOptions(appUrl: string) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(appUrl),
    path: '/',
    maxAge: MAX_AGE_S,
  } as const;
}
