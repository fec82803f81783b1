import type { LedgerKind } from './constants';

/**
 * The only text in the product that changes a balance: two guarded updates and the ledger entry that explains them.
 * Other stores put it into a statement of their own, so that a charge and what it is for are one atomic statement.
 *
 * Reads a CTE `owner (owner_kind, owner_id)` of at most one row and makes a CTE `moved (owner_kind, owner_id, balance)`,
 * which is empty when the balance was too small or `onlyIf` did not hold. `delta`, `reference` and `now` are SQL expressions.
 */
export function balanceMove(move: {
  delta: string;
  kind: LedgerKind;
  reference: string;
  now: string;
  /** Further columns of `users` to set in the same update (a row can be updated only once in a statement). */
  alsoSetUser?: string;
  /** The same for `chat_sessions`. */
  alsoSetSession?: string;
  /** What has to hold of the owner's row besides; columns that `users` and `chat_sessions` both have. */
  onlyIf?: string;
}): string {
  const { delta, kind, reference, now, alsoSetUser, alsoSetSession, onlyIf } = move;
  const further = onlyIf ? ` AND ${onlyIf}` : '';
  return `moved_user AS (
  UPDATE users SET message_balance = message_balance + (${delta})${alsoSetUser ? `, ${alsoSetUser}` : ''}
  FROM owner WHERE owner.owner_kind = 'user' AND users.id = owner.owner_id AND message_balance + (${delta}) >= 0${further}
  RETURNING users.id, message_balance
), moved_session AS (
  UPDATE chat_sessions SET messages_left = messages_left + (${delta})${alsoSetSession ? `, ${alsoSetSession}` : ''}
  FROM owner WHERE owner.owner_kind = 'session' AND chat_sessions.id = owner.owner_id AND messages_left + (${delta}) >= 0${further}
  RETURNING chat_sessions.id, messages_left
), moved AS (
  SELECT 'user' AS owner_kind, id AS owner_id, message_balance AS balance FROM moved_user
  UNION ALL SELECT 'session', id, messages_left FROM moved_session
), entry AS (
  INSERT INTO ledger_entries (id, owner_kind, owner_id, delta, balance_after, kind, reference, created_at)
  SELECT gen_random_uuid(), owner_kind, owner_id, ${delta}, balance, '${kind}', ${reference}, ${now} FROM moved
)`;
}
