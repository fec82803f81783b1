/*
 * Every key of our own comes out of a secret here, one for each purpose (HKDF with SHA-256, RFC 5869). docs/keys.md lists them.
 */
import { createHmac, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { KeyPurpose } from '@/lib/kit/key-purposes';
import type { KeyedHash } from '@/lib/kit/keyed-hash';

/** Bytes of a secret, and of every key made of it: as many as a SHA-256 has. */
export const SECRET_BYTES = 32;
/** Under which id a ring holds NEXTAUTH_SECRET. */
export const ROOT_ID = 'nextauth';
/** An id stands in the cookie, whose parts a dot divides. */
const NAMED_SECRET = /^([A-Za-z0-9][\w-]{0,31}):(.+)$/;

export type Secret = { readonly id: string; readonly secret: string };
/** The newest first: it signs, and every one verifies. */
export type Ring = readonly [Secret, ...Secret[]];

/**
 * The secrets of a setting such as SESSION_SECRETS.
 * @param entries `id:secret`, the newest first
 * @throws Error when one has no id, an id comes twice, or a secret has less than 32 bytes
 */
export function readSecrets(entries: readonly string[]): Secret[] {
  const secrets = entries.map((entry) => {
    const [, id = '', secret = ''] = NAMED_SECRET.exec(entry) ?? [];
    if (Buffer.byteLength(secret) < SECRET_BYTES) throw new Error('no secret, or too short');
    return { id, secret };
  });
  if (new Set(secrets.map(({ id }) => id)).size < secrets.length) throw new Error('an id comes twice');
  return secrets;
}

/** The ring of a setting. What NEXTAUTH_SECRET has signed verifies until that is changed, so that nobody is lost by the first own secret. */
export function ringOf(secrets: readonly Secret[], root: string): Ring {
  const [newest, ...older] = secrets;
  const last = { id: ROOT_ID, secret: root };
  if (!newest) return [last];
  return secrets.some(({ id }) => id === ROOT_ID) ? [newest, ...older] : [newest, ...older, last];
}

const keys = new Map<string, KeyObject>();

/** The key of a secret for one purpose, 32 bytes. */
export function deriveKey(secret: string, purpose: KeyPurpose): KeyObject {
  const name = `${purpose}|${secret}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'saathi', purpose, SECRET_BYTES)));
  keys.set(name, key);
  return key;
}

/** HMAC-SHA256 of a text under the key for a purpose, in base64url. */
export function sign(secret: string, purpose: KeyPurpose, text: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url');
}

/** Hashes under the newest secret of a ring; `each` has those of the older ones too, for what was written under them. */
export function keyedHashWith(ring: Ring): KeyedHash {
  return Object.assign((purpose: KeyPurpose, text: string) => sign(ring[0].secret, purpose, text), {
    each: (purpose: KeyPurpose, text: string) => ring.map(({ secret }) => sign(secret, purpose, text)),
  });
}
