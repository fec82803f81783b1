/*
 * Invariants:
 * - A balance equals the sum of its ledger entries, always.
 * - A balance is never negative, and a reference is booked once.
 * - Free messages are spent before bought ones, and only bought ones ever move to another owner.
 */
import type { Runner } from '@/lib/kit/scope';
import { LEDGER_KIND, type Owner } from './constants';
import { book, boughtMessages } from './store';

/** Grants the free messages of a new user or of a session without one. */
export async function grantStarter(db: Runner, owner: Owner, messages: number, now: Date): Promise<void> {
  const kind = owner.kind === 'user' ? LEDGER_KIND.starter : LEDGER_KIND.sessionStarter;
  await book(db, { owner, delta: messages, kind, reference: `${kind}:${owner.id}`, now });
}

/**
 * Empties a session's own balance when its browser gets a user: bought messages move into the wallet, free ones
 * expire. Runs inside the caller's transaction, which holds the session's row.
 */
export async function closeSessionBalance(
  tx: Runner,
  session: { id: string; messagesLeft: number },
  userId: string,
  now: Date,
): Promise<void> {
  const owner: Owner = { kind: 'session', id: session.id };
  const moving = Math.min(session.messagesLeft, await boughtMessages(tx, owner));
  const expiring = session.messagesLeft - moving;
  if (moving > 0) {
    const kind = LEDGER_KIND.moved;
    await book(tx, { owner, delta: -moving, kind, reference: `${kind}:${session.id}:out`, now });
    await book(tx, {
      owner: { kind: 'user', id: userId },
      delta: moving,
      kind,
      reference: `${kind}:${session.id}:in`,
      now,
    });
  }
  if (expiring > 0) {
    const kind = LEDGER_KIND.expired;
    await book(tx, { owner, delta: -expiring, kind, reference: `${kind}:${session.id}`, now });
  }
}
