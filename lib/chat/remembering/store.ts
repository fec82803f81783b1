import type { ChatType } from '@/lib/companions/chat-types/constants';
import type { Runner } from '@/lib/kit/scope';
import { LEARN_BATCH_MESSAGES } from '@/lib/memory/constants';

export type DueTalk = {
  sessionId: string;
  userId: string | null;
  companionId: string | null;
  companionName: string;
  chatType: ChatType;
  readSeq: string;
  turns: number;
  attempts: number;
  /** The moment until which this worker has the talk; who finishes must still have it. */
  leaseUntil: Date;
};

const CLAIM = {
  name: 'remembering.claim',
  text: `UPDATE memory_marks m SET due_at = $2::timestamptz, attempts = m.attempts + 1
FROM (SELECT session_id FROM memory_marks WHERE due_at <= $1::timestamptz ORDER BY due_at LIMIT 1 FOR UPDATE SKIP LOCKED) due,
  chat_sessions s
WHERE m.session_id = due.session_id AND s.id = due.session_id
RETURNING m.session_id AS "sessionId", s.user_id AS "userId", s.companion_id AS "companionId", s.companion_name AS "companionName",
  s.chat_type AS "chatType", m.read_seq::text AS "readSeq", m.turns, m.attempts, m.due_at AS "leaseUntil"`,
};

/** Takes a talk whose time has come until `leaseUntil`; it goes to one worker, and to the next when that one dies. */
export async function claimDueTalk(db: Runner, now: Date, leaseUntil: Date): Promise<DueTalk | null> {
  const [talk] = await db.run<DueTalk>(CLAIM, [now, leaseUntil]);
  return talk ?? null;
}

export type UnreadMessage = {
  id: string;
  seq: string;
  sender: 'user' | 'ai';
  content: string;
  timestamp: Date;
};

// Only what a paid turn said: what the safety rules answered themselves is nobody's memory.
const UNREAD = {
  name: 'remembering.unread',
  text: `SELECT m.id, m.seq::text, m.sender, m.content, m.timestamp FROM messages m
WHERE m.session_id = $1::uuid AND m.seq > $2::bigint AND m.message_type = 'text' AND m.sender IN ('user', 'ai')
  AND m.id IN (SELECT unnest(t.message_ids) FROM chat_turns t WHERE t.session_id = $1::uuid AND t.state = 'answered' AND t.cost > 0)
ORDER BY m.seq LIMIT ${LEARN_BATCH_MESSAGES}`,
};

/** The oldest unread messages of a talk, in order. */
export function findUnread(db: Runner, { sessionId, readSeq }: DueTalk): Promise<UnreadMessage[]> {
  return db.run<UnreadMessage>(UNREAD, [sessionId, readSeq]);
}

// Turns that came while it was being read are unread still, and so is the rest of a long stretch.
const FINISH = {
  name: 'remembering.finish',
  text: `UPDATE memory_marks SET read_seq = greatest(read_seq, $3::bigint), attempts = 0,
  turns = CASE WHEN $5 THEN turns ELSE greatest(turns - $4::int, 0) END,
  due_at = CASE WHEN $5 THEN $6::timestamptz WHEN turns > $4::int THEN $7::timestamptz END
WHERE session_id = $1::uuid AND due_at = $2::timestamptz RETURNING session_id`,
};

/**
 * Everything up to `readSeq` was read.
 * @param more there are further messages to read at once; `later` is when to look at what came meanwhile
 * @returns false when another worker has the talk by now
 */
export async function finishTalk(
  tx: Runner,
  talk: DueTalk,
  read: { readSeq: string; more: boolean; now: Date; later: Date },
): Promise<boolean> {
  const { readSeq, more, now, later } = read;
  const rows = await tx.run(FINISH, [talk.sessionId, talk.leaseUntil, readSeq, talk.turns, more, now, later]);
  return rows.length === 1;
}

const POSTPONE = {
  name: 'remembering.postpone',
  text: 'UPDATE memory_marks SET due_at = $3::timestamptz WHERE session_id = $1::uuid AND due_at = $2::timestamptz',
};

/** The talk could not be read; again at `at`. */
export async function postponeTalk(db: Runner, talk: DueTalk, at: Date): Promise<void> {
  await db.run(POSTPONE, [talk.sessionId, talk.leaseUntil, at]);
}

const HURRY = {
  name: 'remembering.hurry',
  text: `UPDATE memory_marks m SET due_at = $2::timestamptz FROM chat_sessions s
WHERE s.user_id = $1::uuid AND m.session_id = s.id AND m.attempts = 0 AND m.due_at > $2::timestamptz`,
};

/** What this person said elsewhere is read now: they begin a new chat. */
export async function hurryTalks(db: Runner, userId: string, now: Date): Promise<void> {
  await db.run(HURRY, [userId, now]);
}
