import { type NextRequest, NextResponse } from 'next/server';
import { FILE_POLICY, pagePolicy } from '@/lib/server/content-policy';
import { ensureVisitorCookie } from '@/lib/server/ensure-visitor-cookie';
import { env } from '@/lib/server/env';
import { baseHeaders, pageHeaders } from '@/lib/server/security-headers';

/** A page's path ends in no file ending, and nothing else does without one but the share image Next names so. */
const isFile = (path: string) => /\.\w+$/.test(path) || /\/opengraph-image(-\w+)?$/.test(path);

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
  for (const [name, value] of baseHeaders(env().APP_URL)) response.headers.set(name, value);
  response.headers.set('content-security-policy', FILE_POLICY);
  return response;
}

export function middleware(request: NextRequest): NextResponse {
  const response = isFile(request.nextUrl.pathname) ? answerFile() : answerPage(request);
  response.headers.set('x-request-id', crypto.randomUUID());
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Calls set their own headers, and what Next made for a build is as safe as the page that names it.
  matcher: ['/((?!api/|auth/|_next/|(?:healthz|readyz|metrics|pixel)$).*)'],
};
