import type { ChatType } from '@/lib/companions/chat-types/constants';
import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Actor, Db, Runner } from '@/lib/kit/scope';
import { HISTORY_PAGE, USERLESS_SESSIONS_WINDOW_MS } from './constants';

export type MessageRow = {
  id: string;
  sessionId: string;
  sender: 'user' | 'ai' | 'system';
  content: string;
  messageType:
    | 'text'
    | 'image'
    | 'payment_success'
    | 'payment_failed'
    | 'recharge_required'
    | 'crisis_support';
  typingDelayMs: number | null;
  timestamp: Date;
};

export type SessionRow = {
  id: string;
  chatType: ChatType;
  companionId: string | null;
  companionName: string;
  imagePath: string | null;
  messagesLeft: number;
  isPaid: boolean;
  unavailableUntil: Date | null;
  feedbackGiven: boolean;
  crisisAt: Date | null;
  held: boolean;
};

/**
 * Whose session it is: its user's; while it has none, the signed cookie's that made it. A cookie that names no user yet,
 * because the answer to its registration was lost, stands for the user of its visitor.
 * @param user the user id of the cookie or NULL, @param visitor its visitor id: places of a statement, such as `$2`
 */
export const ownedBy = (user: string, visitor: string) =>
  `(s.user_id = coalesce(${user}::uuid, (SELECT v.id FROM users v WHERE v.visitor_id = ${visitor}::uuid))
  OR (s.user_id IS NULL AND s.visitor_id = ${visitor}::uuid))`;

const FIND_SESSION = {
  name: 'chat.find_session',
  text: `SELECT s.id, s.chat_type AS "chatType", s.companion_id AS "companionId", s.companion_name AS "companionName",
  k.image_path AS "imagePath", coalesce(u.message_balance, s.messages_left) AS "messagesLeft", s.is_paid AS "isPaid",
  k.unavailable_until AS "unavailableUntil", s.crisis_at AS "crisisAt", s.held_at IS NOT NULL AS held,
  EXISTS (SELECT 1 FROM chat_feedback f WHERE f.session_id = s.id) AS "feedbackGiven"
FROM chat_sessions s LEFT JOIN users u ON u.id = s.user_id LEFT JOIN companions k ON k.id = s.companion_id
WHERE s.id = $1::uuid AND ${ownedBy('$2', '$3')}`,
};

/** The caller's session, or null when it is missing or somebody else's. */
export async function findSession(db: Runner, id: string, actor: Actor): Promise<SessionRow | null> {
  const [row] = await db.run<SessionRow>(FIND_SESSION, [id, actor.userId, actor.visitorId]);
  return row ?? null;
}

const MESSAGE_COLUMNS = `m.id, m.session_id AS "sessionId", m.sender, m.content, m.message_type AS "messageType",
  m.typing_delay_ms AS "typingDelayMs", m.timestamp`;

const LIST_MESSAGES = {
  name: 'chat.list_messages',
  text: `SELECT ${MESSAGE_COLUMNS} FROM messages m
WHERE m.session_id = $1::uuid ORDER BY m.seq DESC LIMIT ${HISTORY_PAGE}`,
};

const LIST_MESSAGES_BEFORE = {
  name: 'chat.list_messages_before',
  text: `SELECT ${MESSAGE_COLUMNS} FROM messages m
WHERE m.session_id = $1::uuid AND m.seq < (SELECT seq FROM messages WHERE id = $2::uuid AND session_id = $1::uuid)
ORDER BY m.seq DESC LIMIT ${HISTORY_PAGE}`,
};

/** One page of a session's messages, oldest first: the newest page, or the one before a message of it. */
export async function listMessages(db: Runner, sessionId: string, before?: string): Promise<MessageRow[]> {
  const rows = before
    ? await db.run<MessageRow>(LIST_MESSAGES_BEFORE, [sessionId, before])
    : await db.run<MessageRow>(LIST_MESSAGES, [sessionId]);
  return rows.reverse();
}

const MESSAGES_BY_ID = {
  name: 'chat.messages_by_id',
  text: `SELECT ${MESSAGE_COLUMNS} FROM messages m WHERE m.id = ANY($1::uuid[]) ORDER BY m.seq`,
};

export async function findMessages(db: Runner, ids: readonly string[]): Promise<MessageRow[]> {
  return db.run<MessageRow>(MESSAGES_BY_ID, [ids]);
}

export type NewSession = {
  id: string;
  userId: string | null;
  visitorId: string;
  companionId: string;
  companionName: string;
  chatType: ChatType;
  promptId: string | null;
  messagesLeft: number;
  browserFingerprint: string | null;
  ipAddress: string;
  now: Date;
};

const INSERT_SESSION = {
  name: 'chat.insert_session',
  text: `WITH s AS (
  INSERT INTO chat_sessions (id, user_id, visitor_id, companion_id, companion_name, chat_type, prompt_id, messages_left,
    browser_fingerprint, ip_address, created_at)
  VALUES ($1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6, $7::uuid, $8, $9, $10, $11::timestamptz) RETURNING id, user_id
), last AS (
  UPDATE users SET last_chat_session_id = s.id, last_seen_at = $11::timestamptz FROM s WHERE users.id = s.user_id
)
SELECT id FROM s`,
};

/** Stores a session and makes it its user's last chat. */
export async function insertSession(db: Runner, session: NewSession): Promise<void> {
  await db.run(INSERT_SESSION, [
    session.id,
    session.userId,
    session.visitorId,
    session.companionId,
    session.companionName,
    session.chatType,
    session.promptId,
    session.messagesLeft,
    session.browserFingerprint,
    session.ipAddress,
    session.now,
  ]);
}

const COUNT = {
  name: 'chat.count_userless',
  text: `SELECT count(*)::int AS made FROM chat_sessions
WHERE user_id IS NULL AND browser_fingerprint = $1 AND ip_address = $2 AND created_at > $3::timestamptz`,
};

/** Sessions without a user that this (fingerprint, address) made in the window; holds others back until the transaction ends. */
export async function countUserlessSessions(tx: Runner, fingerprint: string, ipAddress: string, now: Date) {
  await lockUntilCommit(tx, 'userlessSessions', `${fingerprint}|${ipAddress}`);
  const since = new Date(now.getTime() - USERLESS_SESSIONS_WINDOW_MS);
  const [row] = await tx.run<{ made: number }>(COUNT, [fingerprint, ipAddress, since]);
  return row?.made ?? 0;
}

const ADOPT = {
  name: 'chat.adopt_sessions',
  text: `WITH adopted AS (
  UPDATE chat_sessions SET user_id = $2::uuid WHERE user_id IS NULL AND visitor_id = $1::uuid
  RETURNING id, messages_left, created_at
), last AS (
  UPDATE users SET last_chat_session_id = newest.id FROM (SELECT id FROM adopted ORDER BY created_at DESC LIMIT 1) newest
  WHERE users.id = $2::uuid AND users.last_chat_session_id IS NULL
)
SELECT id, messages_left AS "messagesLeft" FROM adopted`,
};

/**
 * Gives the user-less sessions of a browser to its user, the newest as the last chat of somebody who has none; returns
 * them with what their own balance still holds.
 */
export async function adoptSessions(tx: Runner, visitorId: string, userId: string) {
  return tx.run<{ id: string; messagesLeft: number }>(ADOPT, [visitorId, userId]);
}

const LAST_COMPANION = {
  name: 'chat.last_companion',
  text: `SELECT s.companion_id AS id FROM chat_sessions s
WHERE s.companion_id IS NOT NULL AND s.chat_type = $1 AND ${ownedBy('$2', '$3')} ORDER BY s.created_at DESC LIMIT 1`,
};

/** The companion this person talked to last in a chat type. */
export async function findLastCompanion(db: Db, chatType: ChatType, actor: Actor): Promise<string | null> {
  const [row] = await db.run<{ id: string }>(LAST_COMPANION, [chatType, actor.userId, actor.visitorId]);
  return row?.id ?? null;
}

const ANSWERED = {
  name: 'chat.was_answered',
  text: `SELECT EXISTS (SELECT 1 FROM chat_turns t WHERE t.session_id = $1::uuid AND t.kind = 'message' AND t.state = 'answered') AS answered`,
};

export async function wasAnswered(db: Runner, sessionId: string): Promise<boolean> {
  const [row] = await db.run<{ answered: boolean }>(ANSWERED, [sessionId]);
  return row?.answered ?? false;
}

const MOVE = {
  name: 'chat.move_sessions',
  text: 'UPDATE chat_sessions SET user_id = $2::uuid WHERE user_id = $1::uuid',
};

/** Gives the sessions of a guest, with all that is in them, to an account. */
export async function moveSessions(tx: Runner, guestId: string, accountId: string): Promise<void> {
  await tx.run(MOVE, [guestId, accountId]);
}
