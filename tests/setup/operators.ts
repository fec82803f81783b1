import { randomUUID } from 'node:crypto';
import type { Operator, OperatorRole } from '@/lib/kit/operator';
import type { Db, OperatorScope } from '@/lib/kit/scope';
import type { Ports } from '@/lib/server/ports';
import { signIn } from '@/lib/users/sign-in/service';
import { googleProfile, guest } from './people';
import { scopeOf, type TestScope } from './scope';

type Over = Parameters<typeof scopeOf>[1];

/** A member who came from Google a moment ago, as the next request of their device finds them. */
export async function member(db: Db, { email, ...over }: Over & { email: string }): Promise<TestScope> {
  const browser = await guest(db, over);
  const { id: userId, sessionId } = await signIn(browser, { ...googleProfile(), email });
  return scopeOf(db, {
    ...over,
    actor: { ...browser.actor, userId, sessionId, authenticatedAt: browser.now() },
  });
}

/** What the service of a console's call works with, for an operator of that role who signed in a moment ago. */
export function operatorScope(
  db: Db,
  role: OperatorRole,
  over: Over & { email?: string } = {},
): TestScope & OperatorScope & Ports {
  const { email = `${role}-${randomUUID()}@example.com`, ...rest } = over;
  const operator: Operator = { email, role };
  const scope = scopeOf(db, rest);
  return { ...scope, operator, actor: { ...scope.actor, authenticatedAt: scope.now() } };
}
