import { randomBytes, timingSafeEqual } from 'node:crypto';
import { type Answer, json } from '../http.ts';
import { takeFault } from './faults.ts';
import type { Grant, Issuer } from './issuer.ts';
import { consentPage, messagePage } from './pages.ts';
import { personOf } from './people.ts';
import { refused } from './refusal.ts';
import { claimsOf, fitsChallenge, idToken } from './tokens.ts';

const CODE_LIFETIME_MS = 5 * 60_000;
const ACCESS_TOKEN_LIFETIME_S = 3600;
const REQUIRED = ['redirect_uri', 'state', 'nonce', 'code_challenge', 'scope'];

/** What is wrong with a request for authorization. */
function complaint(issuer: Issuer, query: URLSearchParams): string | undefined {
  if (query.get('client_id') !== issuer.clientId) return 'The OAuth client was not found.';
  const missing = REQUIRED.filter((name) => !query.get(name));
  if (missing.length > 0) return `Missing: ${missing.join(', ')}`;
  if (query.get('response_type') !== 'code') return 'response_type must be code.';
  if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method must be S256.';
  if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri must be an address.';
  return undefined;
}

function goTo(address: URL): Answer {
  return { status: 302, headers: { location: address.toString() }, body: '' };
}

/** The consent page, and where its buttons lead. */
export function authorize(
  issuer: Issuer,
  method: string,
  query: URLSearchParams,
  form: URLSearchParams,
): Answer {
  const wrong = complaint(issuer, query);
  if (wrong) return messagePage(400, 'Access blocked', wrong);
  const back = new URL(query.get('redirect_uri') ?? '');
  if (method === 'GET') return consentPage(back.host);
  const sub = form.get('sub') ?? '';
  const strange = takeFault(issuer.faults, ['wrong-state'], sub);
  back.searchParams.set('state', strange ? 'a-state-nobody-asked-for' : (query.get('state') ?? ''));
  if (sub === '') {
    back.searchParams.set('error', 'access_denied');
    return goTo(back);
  }
  const code = randomBytes(24).toString('base64url');
  issuer.codes.set(code, {
    sub,
    clientId: issuer.clientId,
    redirectUri: query.get('redirect_uri') ?? '',
    nonce: query.get('nonce') ?? '',
    challenge: query.get('code_challenge') ?? '',
    expiresAtMs: Date.now() + CODE_LIFETIME_MS,
    used: false,
  });
  back.searchParams.set('code', code);
  return goTo(back);
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** RFC 6749, 2.3.1: the client by HTTP Basic. */
function isClient(issuer: Issuer, authorization: string | undefined): boolean {
  const [scheme, value = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'basic') return false;
  const [id = '', secret = ''] = Buffer.from(value, 'base64').toString().split(':').map(decodeURIComponent);
  return same(id, issuer.clientId) && same(secret, issuer.clientSecret);
}

function invalidGrant(grant: Grant | undefined, form: URLSearchParams): string | undefined {
  if (!grant) return 'Malformed auth code.';
  if (grant.used) return 'The code was used before.';
  if (grant.expiresAtMs <= Date.now()) return 'The code has expired.';
  if (form.get('redirect_uri') !== grant.redirectUri) return 'redirect_uri is not the one of the request.';
  if (!fitsChallenge(form.get('code_verifier') ?? '', grant.challenge)) return 'Invalid code verifier.';
  return undefined;
}

/** Exchanges a code, once, for an ID token and an access token. */
export function token(
  issuer: Issuer,
  address: string,
  authorization: string | undefined,
  form: URLSearchParams,
): Answer {
  if (!isClient(issuer, authorization)) return refused('invalid_client', 'Unauthorized', 401);
  if (form.get('grant_type') !== 'authorization_code')
    return refused('unsupported_grant_type', 'Only authorization_code.');
  const grant = issuer.codes.get(form.get('code') ?? '');
  const fault = takeFault(
    issuer.faults,
    ['expired-code', 'replayed-code', 'wrong-nonce', 'wrong-key'],
    grant?.sub ?? '',
  )?.fault;
  if (grant && fault === 'expired-code') grant.expiresAtMs = 0;
  if (grant && fault === 'replayed-code') grant.used = true;
  const wrong = invalidGrant(grant, form);
  if (wrong || !grant) return refused('invalid_grant', wrong ?? '');
  grant.used = true;
  const accessToken = randomBytes(24).toString('base64url');
  issuer.tokens.set(accessToken, grant.sub);
  return json(200, {
    access_token: accessToken,
    token_type: 'Bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    scope: 'openid email profile',
    id_token: idToken(fault === 'wrong-key' ? { ...issuer.strangeKeys, id: issuer.keys.id } : issuer.keys, {
      person: personOf(grant.sub),
      issuer: address,
      audience: grant.clientId,
      nonce: fault === 'wrong-nonce' ? 'a-nonce-nobody-asked-for' : grant.nonce,
    }),
  });
}

export function userinfo(issuer: Issuer, address: string, authorization: string | undefined): Answer {
  const sub = issuer.tokens.get((authorization ?? '').replace(/^bearer /i, ''));
  return sub === undefined
    ? refused('invalid_token', 'Invalid access token', 401)
    : json(200, claimsOf(personOf(sub), address));
}
