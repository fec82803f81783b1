import { isOwnerGone, isUniqueViolation } from '@/lib/kit/database-error';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import type { SafetyFinding } from '@/lib/safety/events/constants';
import { eventInsert } from '@/lib/safety/events/sql';
import { type MessageRow, ownedBy } from '../../store';
import { messageArrays, releaseInside, STORE_MESSAGES, type TurnKey } from '../store';

const SETTLED = {
  name: 'chat.settled_turn',
  text: `WITH turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at, settled_at)
  SELECT $1::uuid, s.id, 'message', $9::uuid, $10, CASE WHEN s.user_id IS NULL THEN 'session' ELSE 'user' END,
    coalesce(s.user_id, s.id), 0, coalesce(u.message_balance, s.messages_left), $3::uuid[], $2::timestamptz, $2::timestamptz
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id
  WHERE s.id = $11::uuid AND ${ownedBy('$12', '$13')}
  RETURNING session_id, balance_after
), ${STORE_MESSAGES}, hold AS (
  UPDATE chat_sessions SET held_at = $2::timestamptz FROM turn WHERE $14 AND chat_sessions.id = turn.session_id AND held_at IS NULL
), crisis AS (
  UPDATE chat_sessions SET crisis_at = $2::timestamptz FROM turn WHERE $15 AND chat_sessions.id = turn.session_id
), ${eventInsert('turn', { kind: '$16', rule: '$17', messageId: '($3::uuid[])[1]' }, '$2::timestamptz')}
SELECT balance_after AS balance,
  (SELECT held_at IS NOT NULL FROM chat_sessions WHERE id = turn.session_id) AS held FROM turn`,
};

/** A turn that costs nothing and is answered at once. */
export type FreeTurn = {
  state: 'answered' | 'unfunded';
  /** The person's message first. */
  messages: readonly MessageRow[];
  /** What the safety rules noticed in the person's message. */
  finding: SafetyFinding | null;
  hold: boolean;
  crisis: boolean;
};

type Stored = { balance: number; held: boolean };

async function insertFreeTurn(
  db: Runner,
  key: TurnKey,
  turn: FreeTurn,
  actor: Actor,
): Promise<Stored | undefined> {
  const [row] = await db.run<Stored>(SETTLED, [
    key.turnId,
    key.now,
    ...messageArrays(turn.messages),
    key.clientMessageId,
    turn.state,
    key.sessionId,
    actor.userId,
    actor.visitorId,
    turn.hold,
    turn.crisis,
    turn.finding?.kind ?? null,
    turn.finding?.rule ?? null,
  ]);
  return row;
}

/**
 * Stores a free turn, with whether its session was held before; `taken` when this client message id is there already.
 * @param instead a reserved turn that is given back in the same transaction, so that nobody ever finds neither of them
 */
export async function storeFreeTurn(
  db: Db,
  key: TurnKey,
  turn: FreeTurn,
  actor: Actor,
  instead?: string,
): Promise<({ outcome: 'stored' } & Stored) | { outcome: 'not_found' | 'taken' }> {
  const replace = (reserved: string) =>
    db.transaction(async (tx) => {
      await releaseInside(tx, reserved, key.now);
      return insertFreeTurn(tx, key, turn, actor);
    });
  try {
    const row = await (instead === undefined
      ? insertFreeTurn(db, key, turn, actor)
      : retryDeadlock(() => replace(instead)));
    return row ? { outcome: 'stored', ...row } : { outcome: 'not_found' };
  } catch (error) {
    if (isUniqueViolation(error, 'chat_turns_client_message_idx')) return { outcome: 'taken' };
    if (isOwnerGone(error)) return { outcome: 'not_found' };
    throw error;
  }
}
