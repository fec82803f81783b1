import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from '@/lib/server/content-policy';
import { ensureVisitorCookie } from '@/lib/server/ensure-visitor-cookie';
import { env } from '@/lib/server/env';
import { isForUs, WRONG_HOST } from '@/lib/server/host';
import { callHeaders, fileHeaders, pageHeaders } from '@/lib/server/security-headers';

/** A page's path ends in no file ending, and nothing else does without one but the share image Next names so. */
const isFile = (path: string) => /\.\w+$/.test(path) || /\/opengraph-image(-\w+)?$/.test(path);

const CALL = /^\/(?:(?:api|auth|texts|mail)\/|(?:healthz|readyz|metrics|pixel|sw\.js|notes)$)/;

/** Every page: its security headers, a nonce for what is rendered on request, and the cookie that knows the visitor. */
function answerPage(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = pagePolicy(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of pageHeaders(env().APP_URL)) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  // A page may bring a visitor cookie: no cache on the way may hand it to somebody else.
  response.headers.set('cache-control', 'private, no-cache');
  ensureVisitorCookie(request, response);
  return response;
}

/** A file is the same for everybody: it brings no cookie, and keeps what it says about caching. */
function answerFile(): NextResponse {
  const response = NextResponse.next();
  for (const [name, value] of fileHeaders(env().APP_URL)) response.headers.set(name, value);
  return response;
}

/** Our own server has refused it before; this is for those of Next. */
const refuseHost = () =>
  NextResponse.json({ error: WRONG_HOST }, { status: 421, headers: callHeaders(env().APP_URL) });

export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (!isForUs(request.headers.get('host'), pathname)) return refuseHost();
  // Calls set their own headers.
  if (CALL.test(pathname)) return NextResponse.next();
  const response = isFile(pathname) ? answerFile() : answerPage(request);
  // Our own server has given the request its id.
  response.headers.set('x-request-id', request.headers.get('x-request-id') ?? crypto.randomUUID());
  return response;
}

export const config = {
  runtime: 'nodejs',
  // What Next made for a build is as safe as the page that names it.
  matcher: ['/((?!_next/).*)'],
};
