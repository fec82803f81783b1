import type { Actor, Runner } from '@/lib/kit/scope';
import { ownedBy } from '../store';
import type { ReportReason } from './constants';

const INSERT = {
  name: 'chat.report_message',
  text: `WITH reported AS (
  SELECT m.id, m.session_id FROM messages m JOIN chat_sessions s ON s.id = m.session_id
  WHERE m.id = $1::uuid AND m.sender = 'ai' AND ${ownedBy('$2', '$3')}
), stored AS (
  INSERT INTO message_reports (message_id, session_id, reason, created_at)
  SELECT id, session_id, $4, $5::timestamptz FROM reported ON CONFLICT (message_id) DO NOTHING
)
SELECT id FROM reported`,
};

/** Stores the report of a companion's message; false when the caller has no such message. */
export async function insertReport(
  db: Runner,
  messageId: string,
  reason: ReportReason,
  actor: Actor,
  now: Date,
): Promise<boolean> {
  const rows = await db.run(INSERT, [messageId, actor.userId, actor.visitorId, reason, now]);
  return rows.length === 1;
}
