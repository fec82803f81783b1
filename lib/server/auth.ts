/*
 * NextAuth does the way to Google and back (state, PKCE, nonce) and nothing else: who somebody is afterwards says the
 * visitor cookie alone (docs/decisions/0008-one-cookie.md). The only file that knows NextAuth.
 */
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { NextApiRequest, NextApiResponse } from 'next';
import nextAuth, { type AuthOptions } from 'next-auth';
import googleProvider from 'next-auth/providers/google';
import { isFromIssuer, returnPath } from '@/lib/users/sign-in/rules';
import { env } from './env';
import { deriveKey } from './keys';
import { log } from './log';
import { letRequestsNameTheHost } from './site-env';

/** NextAuth is CommonJS: a bundler imports its default export, Node the object that holds it. */
function defaultOf<T>(imported: T): T {
  return typeof imported === 'object' && imported !== null && 'default' in imported
    ? (imported.default as T)
    : imported;
}
const NextAuth = defaultOf(nextAuth);
const GoogleProvider = defaultOf(googleProvider);

/** ms a call to Google may take. */
const PROVIDER_TIMEOUT_MS = 10_000;

/**
 * No keep-alive: sign-ins are rare, and the other side may close an idle connection just as it is reused, which would fail
 * that sign-in.
 */
const FRESH = { http: new http.Agent({ keepAlive: false }), https: new https.Agent({ keepAlive: false }) };

/** What Google says of somebody who has signed in there. */
export type Claims = {
  sub?: string | undefined;
  email?: string | undefined;
  email_verified?: boolean | undefined;
  name?: string | undefined;
  picture?: string | undefined;
};

/** A step of the way as NextAuth answers it. */
export type Step = {
  /** Where NextAuth sends the browser. */
  location: string;
  cookies: string[];
  /** Google's word about the person, once every check has passed. */
  claims: Claims | undefined;
};

/** The beginning of a library's message says what went wrong; what follows may quote values of the person. */
function reasonOf(metadata: Error | { error: Error }): string {
  const { message } = metadata instanceof Error ? metadata : metadata.error;
  return message.split(/[,(:]/)[0]?.slice(0, 80) ?? 'unknown';
}

const LOGGER: AuthOptions['logger'] = {
  error: (code, metadata) => log().warn({ code, reason: reasonOf(metadata as Error) }, 'sign-in failed'),
  warn: () => undefined,
  debug: () => undefined,
};

/** What NextAuth makes its own keys of, for the minutes of a sign-in. */
const flowSecret = () => deriveKey(env().NEXTAUTH_SECRET, 'sign-in').export().toString('base64url');

function options(keep: (claims: Claims) => void): AuthOptions {
  const { APP_URL, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = env();
  return {
    secret: flowSecret(),
    useSecureCookies: APP_URL.startsWith('https:'),
    session: { strategy: 'jwt' },
    logger: LOGGER,
    providers: [
      GoogleProvider({
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
        wellKnown: `${GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
        checks: ['pkce', 'state', 'nonce'],
        // On a phone that several people use, each chooses the own account.
        authorization: { params: { scope: 'openid email profile', prompt: 'select_account' } },
        httpOptions: {
          timeout: PROVIDER_TIMEOUT_MS,
          agent: GOOGLE_ISSUER.startsWith('https:') ? FRESH.https : FRESH.http,
        },
      }),
    ],
    callbacks: {
      redirect: ({ url, baseUrl }) => new URL(returnPath(url, baseUrl), baseUrl).toString(),
      jwt: ({ token, profile }) => {
        if (profile && isFromIssuer((profile as { iss?: string }).iss, GOOGLE_ISSUER)) keep(profile);
        return token;
      },
    },
  };
}

type Asked = Pick<NextApiRequest, 'method' | 'query' | 'body' | 'cookies'>;

/** Lets NextAuth take one step at that address of ours; its answer is only written down. */
async function step(origin: string, asked: Asked): Promise<Step> {
  letRequestsNameTheHost();
  const { host, protocol } = new URL(origin);
  let claims: Claims | undefined;
  const headers = new Map<string, string | string[]>();
  const answer = {
    status: () => answer,
    setHeader(name: string, value: string | string[]) {
      headers.set(name.toLowerCase(), value);
      return answer;
    },
    getHeader: (name: string) => headers.get(name.toLowerCase()),
    end: () => answer,
    send: () => answer,
    json: () => answer,
  };
  const request = {
    ...asked,
    headers: { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') },
  };
  await NextAuth(
    request as unknown as NextApiRequest,
    answer as unknown as NextApiResponse,
    options((received) => {
      claims = received;
    }),
  );
  return {
    location: String(headers.get('location') ?? ''),
    cookies: [headers.get('set-cookie') ?? []].flat(),
    claims,
  };
}

/** The way to Google: an address there, and the cookies that will prove the way back. */
export function beginFlow(origin: string, returnTo: string): Promise<Step> {
  const csrfToken = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${csrfToken}${flowSecret()}`).digest('hex');
  const name = `${env().APP_URL.startsWith('https:') ? '__Host-' : ''}next-auth.csrf-token`;
  return step(origin, {
    method: 'POST',
    query: { nextauth: ['signin', 'google'] },
    body: { csrfToken, callbackUrl: returnTo },
    cookies: { [name]: `${csrfToken}|${hash}` },
  });
}

/** The way back: Google's answer in the query, checked against the cookies of the way there. */
export function endFlow(
  origin: string,
  query: Record<string, string>,
  cookies: Record<string, string>,
): Promise<Step> {
  return step(origin, {
    method: 'GET',
    query: { ...query, nextauth: ['callback', 'google'] },
    body: undefined,
    cookies,
  });
}
