import { type NextRequest, NextResponse } from 'next/server';
import { env } from '@/lib/server/env';
import { greetVisitor } from '@/lib/server/greet-visitor';
import { securityHeaders } from '@/lib/server/page-headers';
import { contentSecurityPolicy } from '@/lib/server/security-headers';

/** Every page: its security headers, a nonce for what is rendered on request, and the cookie that knows the visitor. */
export function middleware(request: NextRequest): NextResponse {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = contentSecurityPolicy(request.nextUrl.pathname, nonce);
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  for (const [name, value] of securityHeaders(env().APP_URL)) response.headers.set(name, value);
  response.headers.set('content-security-policy', policy);
  response.headers.set('x-request-id', crypto.randomUUID());
  // A page may bring a visitor cookie: no cache on the way may hand it to somebody else.
  response.headers.set('cache-control', 'private, no-cache');
  greetVisitor(request, response);
  return response;
}

export const config = {
  runtime: 'nodejs',
  // Pages only, the not-found page of whatever path included: calls set their own headers, files need none of this.
  matcher: [
    '/((?!api/|auth/|_next/static/|_next/image|healthz$|readyz$|metrics$|pixel$|psychologist/[^/]+/profile/opengraph-image|icon\\.svg$|favicon\\.ico$|reader\\.js$|(?:sitemap\\.xml|robots\\.txt|manifest\\.webmanifest|blogs/feed\\.xml)$|(?:fonts|icons|share)/[\\w.-]+\\.(?:png|woff2)$|(?:companions|reviewers)/[\\w-]+\\.svg$).*)',
  ],
};
