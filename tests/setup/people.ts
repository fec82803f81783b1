import { randomUUID } from 'node:crypto';
import { startSession } from '@/lib/chat/service';
import type { Db } from '@/lib/kit/scope';
import { registerUser } from '@/lib/users/service';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { book } from '@/lib/wallet/store';
import { scopeOf, type TestScope } from './scope';

type Over = Parameters<typeof scopeOf>[1];

/** A registered guest of its own browser and address, with the starter balance or the one asked for (messages). */
export async function guest(db: Db, options: Over & { balance?: number } = {}): Promise<TestScope> {
  const visitorId = randomUUID();
  const ipAddress = `address ${visitorId}`;
  const before = scopeOf(db, { ...options, actor: { visitorId, ipAddress, ...options.actor } });
  const user = await registerUser(before, { browserFingerprint: visitorId });
  const missing = options.balance === undefined ? 0 : options.balance - user.messageBalance;
  if (missing !== 0) {
    await book(db, {
      owner: { kind: 'user', id: user.id },
      delta: missing,
      kind: LEDGER_KIND.purchase,
      reference: `test:${user.id}`,
      now: new Date(),
    });
  }
  return scopeOf(db, { ...options, actor: { visitorId, ipAddress, ...options.actor, userId: user.id } });
}

/** What Google says of somebody who signs in; a new account when none is named. */
export const googleProfile = (googleId: string = randomUUID()) => ({
  googleId,
  email: `${googleId}@example.com`,
  name: 'Asha',
  picture: null,
});

/** A friendly chat of that person; its id. */
export async function chat(
  scope: TestScope,
  chatType: 'friendly' | 'romantic' | 'truelove' | 'erotic' | 'psychologist' = 'friendly',
): Promise<string> {
  const { id } = await startSession(scope, { chatType });
  return id;
}
