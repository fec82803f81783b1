import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import type { Person } from './people.ts';

const TOKEN_LIFETIME_S = 3600;

export type Keys = { id: string; privateKey: KeyObject; publicKey: KeyObject };

export function makeKeys(): Keys {
  return { id: randomUUID(), ...generateKeyPairSync('rsa', { modulusLength: 2048 }) };
}

/** RFC 7517, as `jwks_uri` answers. */
export function keySet({ id, publicKey }: Keys) {
  return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: id, use: 'sig', alg: 'RS256' }] };
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What the issuer says of a person. */
export function claimsOf(person: Person, issuer: string) {
  return {
    sub: person.sub,
    name: person.name,
    email: person.email,
    email_verified: person.emailVerified,
    ...(person.picture ? { picture: `${issuer}/picture/${person.sub}` } : {}),
  };
}

/** An ID token, RS256. */
export function idToken(
  keys: Keys,
  { person, issuer, audience, nonce }: { person: Person; issuer: string; audience: string; nonce: string },
): string {
  const now = Math.floor(Date.now() / 1000);
  const body = [
    encoded({ alg: 'RS256', kid: keys.id, typ: 'JWT' }),
    encoded({
      iss: issuer,
      aud: audience,
      azp: audience,
      iat: now,
      exp: now + TOKEN_LIFETIME_S,
      nonce,
      ...claimsOf(person, issuer),
    }),
  ].join('.');
  return `${body}.${sign('RSA-SHA256', Buffer.from(body), keys.privateKey).toString('base64url')}`;
}

/** RFC 7636: whether a verifier belongs to an S256 challenge. */
export function fitsChallenge(verifier: string, challenge: string): boolean {
  return createHash('sha256').update(verifier).digest('base64url') === challenge;
}
