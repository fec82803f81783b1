/*
 * Invariants:
 * - A browser without a user gets so many chats, and free messages within budgets; a suspended device gets none.
 */
import { AppError } from '@/lib/kit/app-error';
import type { KeyedHash } from '@/lib/kit/keyed-hash';
import type { Runner, Scope } from '@/lib/kit/scope';
import { earlierNames } from '@/lib/users/fingerprint/service';
import { suspended, suspendKnownDevice } from '@/lib/users/suspensions/service';
import { decideFree, type FreeScope, grantFree, inNetworkTurn } from '@/lib/wallet/starters/service';
import { SESSION_STARTER_MESSAGES, USERLESS_SESSIONS_MAX } from '../constants';
import { TOO_MANY_SESSIONS } from '../copy';
import * as store from '../store';

/**
 * Stores a chat of a browser that has no user, never a psychologist's: its own balance is too small for one.
 * @returns false when it is stored already
 * @throws AppError `not_allowed` (a suspended device without its cookies), `too_many`
 */
export async function insertUserless(
  scope: Scope & FreeScope & { keyedHash: KeyedHash },
  session: store.NewSession,
  fingerprint: string | null | undefined,
): Promise<boolean> {
  const { browserFingerprint } = session;
  const wish = {
    ...{ kind: 'session' as const, messages: SESSION_STARTER_MESSAGES },
    ...{ fingerprint: browserFingerprint ?? '', challengeId: null },
  };
  const insert = async (tx: Runner) => {
    const made = await store.countUserlessSessions(tx, session);
    if (made >= USERLESS_SESSIONS_MAX)
      throw new AppError('too_many', TOO_MANY_SESSIONS, { retryAfter: 3600 });
    const decision = await decideFree(scope, tx, wish);
    if (!(await store.insertSession(tx, { ...session, messagesLeft: 0 }))) return false;
    // Past the budgets it is a chat like any other, with nothing in it yet.
    if (decision === 'granted') await grantFree(scope, tx, { kind: 'session', id: session.id }, wish);
    return true;
  };
  const known = [...(browserFingerprint ? [browserFingerprint] : []), ...earlierNames(scope, fingerprint)];
  if (await suspendKnownDevice(scope, scope.db, known)) throw suspended();
  return inNetworkTurn(scope, () => scope.db.transaction(insert));
}
