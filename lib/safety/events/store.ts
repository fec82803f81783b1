import type { Runner } from '@/lib/kit/scope';
import type { SafetyFinding } from './constants';

const INSERT = {
  name: 'safety_events.insert',
  text: `INSERT INTO safety_events (id, kind, rule, session_id, message_id, created_at)
SELECT gen_random_uuid(), x.kind, x.rule, $3::uuid, $4::uuid, $5::timestamptz FROM unnest($1::text[], $2::text[]) AS x(kind, rule)`,
};

export async function insertEvents(
  db: Runner,
  findings: readonly SafetyFinding[],
  about: { sessionId: string; messageId: string | null },
  now: Date,
): Promise<void> {
  const kinds = findings.map((one) => one.kind);
  const rules = findings.map((one) => one.rule.slice(0, 40));
  await db.run(INSERT, [kinds, rules, about.sessionId, about.messageId, now]);
}
