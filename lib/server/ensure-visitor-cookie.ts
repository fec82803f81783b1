import { randomUUID } from 'node:crypto';
import type { NextRequest, NextResponse } from 'next/server';
import { readVisitor } from './caller';
import { env, sessionRing } from './env';
import { sealVisitor, visitorCookieName, visitorCookieOptions } from './visitor-cookie';

/**
 * Gives a browser its visitor cookie with the first page, before it makes any call: registrations from two tabs at
 * once then carry the same visitor, and make one user. A cookie under an older key is signed anew.
 */
export function ensureVisitorCookie(request: NextRequest, response: NextResponse): void {
  const found = readVisitor(request.headers.get('cookie'));
  // The page's first call finds the user of an old cookie a session.
  if (found?.isNewest || found?.old) return;
  const { APP_URL } = env();
  const value = sealVisitor(found?.visitor ?? { visitorId: randomUUID(), sessionId: null }, sessionRing());
  response.cookies.set(visitorCookieName(APP_URL), value, visitorCookieOptions(APP_URL));
}
