import { isCurrentToken } from '@/lib/users/service';
import { db } from './db';
import { env } from './env';
import { findVisitor, type Visitor } from './visitor-cookie';

/**
 * The visitor of a genuine cookie; null when the cookie no longer counts, because its user has logged out everywhere or is
 * deleted.
 */
export async function currentVisitor(visitor: Visitor | null): Promise<Visitor | null> {
  if (visitor === null || visitor.userId === null) return visitor;
  const current = await isCurrentToken(db(env().DATABASE_URL), visitor.userId, visitor.tokenVersion);
  return current ? visitor : null;
}

/** Who sent a request, by its cookies; null for an unknown browser. */
export function callerOf(cookieHeader: string | null): Promise<Visitor | null> {
  return currentVisitor(findVisitor(cookieHeader, env().NEXTAUTH_SECRET));
}
