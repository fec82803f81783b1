import { randomUUID } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from './env';
import { findVisitor, sealVisitor, VISITOR_COOKIE, visitorCookieOptions } from './visitor-cookie';

/**
 * Gives a browser its visitor cookie with the first page, before it makes any call: registrations from two tabs at
 * once then carry the same visitor, and make one user.
 */
export function ensureVisitorCookie(request: NextRequest, response: NextResponse): void {
  const { APP_URL, NEXTAUTH_SECRET } = env();
  if (findVisitor(request.headers.get('cookie'), NEXTAUTH_SECRET)) return;
  const value = sealVisitor({ visitorId: randomUUID(), userId: null, tokenVersion: 0 }, NEXTAUTH_SECRET);
  response.cookies.set(VISITOR_COOKIE, value, visitorCookieOptions(APP_URL));
}
