import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Runner } from '@/lib/kit/scope';
import type { MessageRow } from '../store';

export type OwnChatRow = {
  id: string;
  chatType: ChatType;
  companionName: string;
  imagePath: string | null;
  createdAt: Date;
  /** When something was last said, else when the chat began. */
  lastAt: Date;
  /** Nothing has been said yet. */
  empty: boolean;
};

const LIST = {
  name: 'chat.own_chats',
  text: `SELECT * FROM (
  SELECT s.id, s.chat_type AS "chatType", s.companion_name AS "companionName", k.image_path AS "imagePath",
    s.created_at AS "createdAt", coalesce(m.timestamp, s.created_at) AS "lastAt", m.timestamp IS NULL AS empty
  FROM chat_sessions s LEFT JOIN companions k ON k.id = s.companion_id
  LEFT JOIN LATERAL (SELECT timestamp FROM messages WHERE session_id = s.id ORDER BY seq DESC LIMIT 1) m ON true
  WHERE s.user_id = $1::uuid
) chats
WHERE $2::timestamptz IS NULL OR ("lastAt", id) < ($2::timestamptz, $3::uuid)
ORDER BY "lastAt" DESC, id DESC LIMIT $4`,
};

/** A user's chats, the one last talked in first; those after a chat of the list when one is named. */
export async function listChats(
  db: Runner,
  userId: string,
  after: { lastAt: Date; id: string } | null,
  limit: number,
): Promise<OwnChatRow[]> {
  return db.run<OwnChatRow>(LIST, [userId, after?.lastAt ?? null, after?.id ?? null, limit]);
}

const NAMES = {
  name: 'chat.names_of_turns',
  text: `SELECT t.id, s.companion_name AS "companionName" FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id
WHERE t.id = ANY($1::uuid[])`,
};

/** Whom turns were addressed to; nothing for turns of a chat that was deleted. */
export async function findNames(db: Runner, turnIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await db.run<{ id: string; companionName: string }>(NAMES, [turnIds]);
  return new Map(rows.map((row) => [row.id, row.companionName]));
}

const BATCH = {
  name: 'chat.export_messages',
  text: `SELECT m.seq::text, m.id, m.session_id AS "sessionId", m.sender, m.content, m.message_type AS "messageType",
  m.typing_delay_ms AS "typingDelayMs", m.timestamp FROM messages m
WHERE m.session_id = $1::uuid AND m.seq > $2::bigint ORDER BY m.seq LIMIT $3`,
};

export type ExportedMessageRow = MessageRow & { seq: string };

/** The next messages of a session, oldest first, after a number of the sequence ("0" = from the beginning). */
export async function listMessagesAfter(
  db: Runner,
  sessionId: string,
  seq: string,
  limit: number,
): Promise<ExportedMessageRow[]> {
  return db.run<ExportedMessageRow>(BATCH, [sessionId, seq, limit]);
}

const COUNT = {
  name: 'chat.count_own_messages',
  text: `SELECT count(*)::int AS messages FROM messages m JOIN chat_sessions s ON s.id = m.session_id WHERE s.user_id = $1::uuid`,
};

export async function countMessages(db: Runner, userId: string): Promise<number> {
  const [row] = await db.run<{ messages: number }>(COUNT, [userId]);
  return row?.messages ?? 0;
}

const LOCK_USER = { name: 'chat.lock_user', text: 'SELECT id FROM users WHERE id = $1::uuid FOR UPDATE' };

/** Holds the user's row: no send of this person can be reserved until the transaction ends. */
export async function lockUser(tx: Runner, userId: string): Promise<void> {
  await tx.run(LOCK_USER, [userId]);
}

const LOCK_SESSIONS = {
  name: 'chat.lock_sessions',
  text: `SELECT id, user_id AS "userId", messages_left AS "messagesLeft" FROM chat_sessions
WHERE (user_id = $1::uuid OR (user_id IS NULL AND visitor_id = ANY($2::uuid[]))) AND ($3::uuid IS NULL OR id = $3::uuid)
ORDER BY id FOR UPDATE NOWAIT`,
};

export type LockedSession = { id: string; userId: string | null; messagesLeft: number };

/**
 * Holds the sessions of a user and of the browsers named, or one of them, without waiting.
 * @throws an error that `isRowBusy` knows
 */
export async function lockSessions(
  tx: Runner,
  who: { userId: string; visitorIds: readonly string[] },
  sessionId: string | null,
): Promise<LockedSession[]> {
  return tx.run<LockedSession>(LOCK_SESSIONS, [who.userId, who.visitorIds, sessionId]);
}

const LOCK_PENDING = {
  name: 'chat.lock_pending',
  text: `SELECT id FROM chat_turns WHERE session_id = ANY($1::uuid[]) AND state = 'pending' ORDER BY id FOR UPDATE NOWAIT`,
};

/**
 * Holds what is under way in sessions, without waiting.
 * @returns how many sends and welcomes that are
 * @throws an error that `isRowBusy` knows
 */
export async function lockPending(tx: Runner, sessionIds: readonly string[]): Promise<number> {
  return (await tx.run(LOCK_PENDING, [sessionIds])).length;
}

const DELETE = { name: 'chat.delete_sessions', text: 'DELETE FROM chat_sessions WHERE id = ANY($1::uuid[])' };
const NEW_LAST = {
  name: 'chat.choose_last',
  text: `UPDATE users SET last_chat_session_id = (
  SELECT s.id FROM chat_sessions s WHERE s.user_id = users.id ORDER BY s.created_at DESC LIMIT 1)
WHERE id = $1::uuid AND last_chat_session_id IS NULL`,
};

/** Removes sessions with their messages, turns and ratings; the newest chat that is left becomes the last chat. */
export async function deleteSessions(
  tx: Runner,
  userId: string,
  sessionIds: readonly string[],
): Promise<void> {
  await tx.run(DELETE, [sessionIds]);
  await tx.run(NEW_LAST, [userId]);
}
