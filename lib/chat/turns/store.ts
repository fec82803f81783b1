import type { PicturesGiven } from '@/lib/ai/pictures/rules';
import { picturesGiven } from '@/lib/ai/pictures/sql';
import type { Usage } from '@/lib/ai/usage/constants';
import { usageValues } from '@/lib/ai/usage/rules';
import { countReply, usageInsert, withinReplies } from '@/lib/ai/usage/sql';
import { isOwnerGone, isUniqueViolation } from '@/lib/kit/database-error';
import { retryDeadlock } from '@/lib/kit/retry-deadlock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { memoryAgentOf } from '@/lib/memory/sql';
import { LEDGER_KIND } from '@/lib/wallet/constants';
import { balanceMove } from '@/lib/wallet/sql';
import { unreadTurn } from '../remembering/sql';
import { type MessageRow, ownedBy } from '../store';
import type { TalkMarks, TalkStep } from '../talk/rules';
import { HISTORY_MESSAGES } from './constants';

export type TurnKind = 'message' | 'welcome';

/** What the brain needs to know of the session a turn belongs to. */
export type TurnSession = {
  chatType: string;
  companionId: string | null;
  promptId: string | null;
  personName: string | null;
  personLanguage: string | null;
  /** The agent that remembers this person; null when there is none, or memory is off. */
  memoryAgentId: string | null;
  /** Oldest first. */
  history: { sender: 'user' | 'ai'; content: string }[];
  talk: TalkMarks;
  /** The last talk of a crisis, or null. */
  crisisAt: Date | null;
  picturesGiven: PicturesGiven;
};

type ReserveRow = Omit<TurnSession, 'talk'> &
  TalkMarks & {
    held: boolean;
    overBudget: boolean;
    balance: number;
    reserved: boolean;
  };

export type Reservation =
  | { outcome: 'not_found' }
  | { outcome: 'taken' }
  | { outcome: 'held' | 'unfunded' | 'over_budget' | 'reserved'; balance: number; session: TurnSession };

const SESSION = `session AS (
  SELECT s.id, s.user_id, s.chat_type, s.companion_id, s.prompt_id, s.held_at, s.messages_left, u.name, u.language, u.message_balance,
    s.crisis_at, s.talk_started_at, s.ai_noticed_at, s.break_suggested_at,
    CASE WHEN s.user_id IS NULL THEN s.replies_day ELSE u.replies_day END AS replies_day,
    CASE WHEN s.user_id IS NULL THEN s.replies_that_day ELSE u.replies_that_day END AS replies_that_day
  FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id WHERE s.id = $1::uuid AND ${ownedBy('$2', '$3')}
)`;

const ANSWER_COLUMNS = `session.chat_type AS "chatType", session.companion_id AS "companionId", session.prompt_id AS "promptId",
  session.name AS "personName", session.language AS "personLanguage", session.held_at IS NOT NULL AS held,
  ${memoryAgentOf('session')} AS "memoryAgentId",
  ${picturesGiven('coalesce(session.user_id, session.id)', '$6::timestamptz')} AS "picturesGiven",
  session.crisis_at AS "crisisAt", session.talk_started_at AS "talkStartedAt", session.ai_noticed_at AS "aiNoticedAt",
  session.break_suggested_at AS "breakSuggestedAt",
  (SELECT m.timestamp FROM messages m WHERE m.session_id = session.id ORDER BY m.seq DESC LIMIT 1) AS "lastMessageAt",
  coalesce((SELECT json_agg(h ORDER BY h.seq) FROM (
    SELECT m.seq, m.sender, m.content FROM messages m
    WHERE m.session_id = session.id AND m.message_type = 'text' AND m.sender IN ('user', 'ai')
    ORDER BY m.seq DESC LIMIT ${HISTORY_MESSAGES}) h), '[]'::json) AS history`;

const RESERVE = {
  name: 'chat.reserve_turn',
  text: `WITH ${SESSION}, owner AS (
  SELECT CASE WHEN user_id IS NULL THEN 'session' ELSE 'user' END AS owner_kind, coalesce(user_id, id) AS owner_id
  FROM session WHERE held_at IS NULL
), ${balanceMove({
    delta: '-1',
    kind: LEDGER_KIND.send,
    reference: `'turn:' || $4::text`,
    now: '$6::timestamptz',
    alsoSetUser: `total_messages_sent = total_messages_sent + 1, last_seen_at = $6::timestamptz, last_chat_session_id = $1::uuid, ${countReply('$7::date')}`,
    alsoSetSession: countReply('$7::date'),
    onlyIf: withinReplies('$7::date', '$8::int'),
  })}, turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)
  SELECT $4::uuid, $1::uuid, 'message', $5::uuid, 'pending', owner_kind, owner_id, 1, balance, '{}', $6::timestamptz FROM moved
)
SELECT ${ANSWER_COLUMNS}, moved.owner_id IS NOT NULL AS reserved,
  NOT ${withinReplies('$7::date', '$8::int')} AS "overBudget",
  coalesce(moved.balance, session.message_balance, session.messages_left) AS balance
FROM session LEFT JOIN moved ON true`,
};

const RESERVE_FREE = {
  name: 'chat.reserve_welcome',
  text: `WITH ${SESSION}, turn AS (
  INSERT INTO chat_turns (id, session_id, kind, client_message_id, state, owner_kind, owner_id, cost, balance_after, message_ids, created_at)
  SELECT $4::uuid, id, 'welcome', $5::uuid, 'pending', CASE WHEN user_id IS NULL THEN 'session' ELSE 'user' END,
    coalesce(user_id, id), 0, coalesce(message_balance, messages_left), '{}', $6::timestamptz FROM session
)
SELECT ${ANSWER_COLUMNS}, true AS reserved, false AS "overBudget", coalesce(session.message_balance, session.messages_left) AS balance FROM session`,
};

export type TurnKey = { turnId: string; sessionId: string; clientMessageId: string; now: Date };

/** Replies an owner may have on a day of India (YYYY-MM-DD); 0 = no limit. */
export type DayBudget = { day: string; replies: number };

/** Looks at a refusal that nothing in sight explains. */
const LOOKS_MAX = 3;

const isUnexplained = (row: ReserveRow) => !row.reserved && !row.held && !row.overBudget && row.balance > 0;

/**
 * Takes one message from the owner's balance and one reply from the owner's day for a send, in one statement; a welcome takes none.
 * `taken` = this client message id, or another send on the same session, is there already.
 */
export async function reserveTurn(
  db: Db,
  kind: TurnKind,
  key: TurnKey,
  actor: Actor,
  budget: DayBudget,
): Promise<Reservation> {
  try {
    const values = [key.sessionId, actor.userId, actor.visitorId, key.turnId, key.clientMessageId, key.now];
    const look = async () => {
      const [found] = await retryDeadlock(() =>
        kind === 'message'
          ? db.run<ReserveRow>(RESERVE, [...values, budget.day, budget.replies])
          : db.run<ReserveRow>(RESERVE_FREE, values),
      );
      return found;
    };
    let row = await look();
    // What was refused because of another send in this very moment shows its reason at the next look.
    for (let looks = 1; row && isUnexplained(row) && looks < LOOKS_MAX; looks += 1) row = await look();
    if (!row) return { outcome: 'not_found' };
    const found = { balance: row.balance, session: { ...row, talk: row } };
    if (row.held && kind === 'message') return { outcome: 'held', ...found };
    if (row.overBudget) return { outcome: 'over_budget', ...found };
    return { outcome: row.reserved ? 'reserved' : 'unfunded', ...found };
  } catch (error) {
    if (isUniqueViolation(error)) return { outcome: 'taken' };
    if (isOwnerGone(error)) return { outcome: 'not_found' };
    throw error;
  }
}

/** Stores the messages of `messageArrays`, at the places $3 to $8; `turn` brings their session. */
export const STORE_MESSAGES = `stored AS (
  INSERT INTO messages (id, session_id, sender, content, message_type, typing_delay_ms, timestamp)
  SELECT x.id, turn.session_id, x.sender, x.content, x.message_type, x.typing_delay_ms, x.timestamp
  FROM turn, unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::int[], $8::timestamptz[]) WITH ORDINALITY
    AS x(id, sender, content, message_type, typing_delay_ms, timestamp, place)
  ORDER BY x.place
)`;

export const messageArrays = (messages: readonly MessageRow[]) => [
  messages.map((one) => one.id),
  messages.map((one) => one.sender),
  messages.map((one) => one.content),
  messages.map((one) => one.messageType),
  messages.map((one) => one.typingDelayMs),
  messages.map((one) => one.timestamp),
];

const ANSWER = {
  name: 'chat.answer_turn',
  text: `WITH turn AS (
  UPDATE chat_turns SET state = 'answered', settled_at = $2::timestamptz, message_ids = $3::uuid[]
  WHERE id = $1::uuid AND state = 'pending' RETURNING id, session_id, kind, owner_kind, owner_id
), ${STORE_MESSAGES}, unread AS (
  ${unreadTurn('turn', '$2::timestamptz')}
), ${usageInsert(
    'turn',
    ['$9::text', '$10::text', '$11::int', '$12::int', '$13::int', '$14::int', '$15::text'],
    '$2::timestamptz',
  )}, marked AS (
  UPDATE chat_sessions SET talk_started_at = coalesce($16::timestamptz, talk_started_at),
    ai_noticed_at = coalesce($17::timestamptz, ai_noticed_at),
    break_suggested_at = coalesce($18::timestamptz, break_suggested_at)
  FROM turn WHERE num_nonnulls($16::timestamptz, $17::timestamptz, $18::timestamptz) > 0 AND chat_sessions.id = turn.session_id
)
SELECT session_id FROM turn`,
};

/** What is stored with a reply: its messages, what it cost, and how the talk goes on. */
export type TurnAnswer = {
  messages: readonly MessageRow[];
  usage: Usage;
  step: Omit<TalkStep, 'notice'>;
};

/** Stores the answer and makes the charge final; false when the reservation was given back in the meantime. */
export async function answerTurn(
  db: Runner,
  turnId: string,
  { messages, usage, step }: TurnAnswer,
  now: Date,
) {
  const rows = await db.run(ANSWER, [
    turnId,
    now,
    ...messageArrays(messages),
    ...usageValues(usage),
    step.talkStartedAt,
    step.aiNoticedAt,
    step.breakSuggestedAt,
  ]);
  return rows.length === 1;
}

const HOLD_CHAT = {
  name: 'chat.hold_for_release',
  text: `SELECT s.user_id AS "userId" FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
WHERE t.id = $1::uuid AND t.state = 'pending' FOR NO KEY UPDATE OF s`,
};
const HOLD_USER = {
  name: 'chat.hold_user_for_release',
  text: 'SELECT id FROM users WHERE id = $1::uuid FOR NO KEY UPDATE',
};
const RELEASE = {
  name: 'chat.release_turn',
  text: `WITH turn AS (
  UPDATE chat_turns SET state = 'failed', settled_at = $2::timestamptz WHERE id = $1::uuid AND state = 'pending'
  RETURNING id, session_id, owner_kind, owner_id, cost
), owner AS (
  SELECT CASE WHEN s.user_id IS NULL THEN turn.owner_kind ELSE 'user' END AS owner_kind, coalesce(s.user_id, turn.owner_id) AS owner_id
  FROM turn JOIN chat_sessions s ON s.id = turn.session_id WHERE cost > 0
), ${balanceMove({
    delta: '1',
    kind: LEDGER_KIND.sendReturned,
    reference: `'turn:' || $1::text || ':returned'`,
    now: '$2::timestamptz',
    alsoSetUser: 'total_messages_sent = greatest(total_messages_sent - 1, 0)',
  })}
SELECT id FROM turn`,
};

/**
 * Gives a reservation back, to the user when the session got one meanwhile; does nothing when it is settled already.
 * The session and its user are held before the turn: a sign-in that is giving the session to another user is waited for,
 * who then is the one to get it; and a repeat of the send, which holds the user while it waits for the turn, waits for nobody.
 */
export async function releaseInside(tx: Runner, turnId: string, now: Date): Promise<boolean> {
  const [session] = await tx.run<{ userId: string | null }>(HOLD_CHAT, [turnId]);
  if (!session) return false;
  if (session.userId !== null) await tx.run(HOLD_USER, [session.userId]);
  const rows = await tx.run(RELEASE, [turnId, now]);
  return rows.length === 1;
}

/** As `releaseInside`, in a transaction of its own. */
export function releaseTurn(db: Db, turnId: string, now: Date): Promise<boolean> {
  return retryDeadlock(() => db.transaction((tx) => releaseInside(tx, turnId, now)));
}

const PENDING_SINCE = {
  name: 'chat.pending_since',
  text: `SELECT id FROM chat_turns WHERE state = 'pending' AND created_at < $1::timestamptz ORDER BY created_at LIMIT 500`,
};

/** Turns that began before a moment and are still pending: their process died. */
export async function findHangingTurns(db: Runner, before: Date): Promise<string[]> {
  const rows = await db.run<{ id: string }>(PENDING_SINCE, [before]);
  return rows.map((row) => row.id);
}

export type TurnRow = {
  id: string;
  kind: TurnKind;
  state: 'pending' | 'answered' | 'failed' | 'unfunded';
  messageIds: string[];
  balanceAfter: number;
  /** Its session is held. */
  held: boolean;
};

const FIND_TURN = {
  name: 'chat.find_turn',
  text: `SELECT t.id, t.kind, t.state, t.message_ids AS "messageIds", t.balance_after AS "balanceAfter",
  s.held_at IS NOT NULL AS held
FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
WHERE t.session_id = $1::uuid AND ${ownedBy('$2', '$3')} AND t.client_message_id = $4::uuid AND t.state <> 'failed'`,
};

/** The turn of a client message id that has not failed. */
export async function findTurn(
  db: Runner,
  sessionId: string,
  clientMessageId: string,
  actor: Actor,
): Promise<TurnRow | null> {
  const [row] = await db.run<TurnRow>(FIND_TURN, [sessionId, actor.userId, actor.visitorId, clientMessageId]);
  return row ?? null;
}
