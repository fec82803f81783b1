import { randomUUID } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { env } from './env';
import { openVisitor, sealVisitor, VISITOR_COOKIE, visitorCookieOptions } from './visitor-cookie';

/**
 * Gives a browser its visitor cookie with the first page, before it makes any call: registrations from two tabs at
 * once then carry the same visitor, and make one user.
 */
export function greetVisitor(request: NextRequest, response: NextResponse): void {
  const { APP_URL, NEXTAUTH_SECRET } = env();
  if (openVisitor(request.cookies.get(VISITOR_COOKIE)?.value ?? null, NEXTAUTH_SECRET)) return;
  const value = sealVisitor({ visitorId: randomUUID(), userId: null }, NEXTAUTH_SECRET);
  response.cookies.set(VISITOR_COOKIE, value, visitorCookieOptions(APP_URL));
}
