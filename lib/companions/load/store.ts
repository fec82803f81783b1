import { lockUntilCommit } from '@/lib/kit/advisory-lock';
import type { Runner } from '@/lib/kit/scope';

export type Talking = { companionId: string; lastAt: Date };

/** One row for each person who began a psychologist chat, or wrote in one, since a moment. */
const talking = (companions: string) => `WITH heard AS (
  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id) AS person, s.created_at AS at
  FROM ${companions} JOIN chat_sessions s ON s.companion_id = k.id AND s.created_at > $1::timestamptz
  WHERE s.chat_type = 'psychologist'
  UNION ALL
  SELECT s.companion_id, coalesce(s.user_id, s.visitor_id), t.created_at
  FROM chat_turns t JOIN chat_sessions s ON s.id = t.session_id JOIN ${companions} ON k.id = s.companion_id
  WHERE t.created_at > $1::timestamptz AND t.kind = 'message' AND s.chat_type = 'psychologist'
)
SELECT companion_id AS "companionId", max(at) AS "lastAt" FROM heard WHERE person <> $2::uuid GROUP BY companion_id, person`;

const ALL = {
  name: 'companions.talking',
  text: talking("(SELECT id FROM companions WHERE suitable_for_chat_types @> '{psychologist}') k"),
};
const ONE = {
  name: 'companions.talking_with',
  text: talking('(SELECT $3::uuid AS id) k'),
};
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Who is talking with whom, but for one person. */
export function findTalking(db: Runner, since: Date, except: string | null): Promise<Talking[]> {
  return db.run<Talking>(ALL, [since, except ?? NOBODY]);
}

/** Who else is talking with one companion. */
export function findTalkingWith(
  db: Runner,
  companionId: string,
  since: Date,
  except: string,
): Promise<Talking[]> {
  return db.run<Talking>(ONE, [since, except, companionId]);
}

/** Lets those who want a place with this companion pass one after the other, until the transaction ends. */
export async function lockPlaces(tx: Runner, companionId: string): Promise<void> {
  await lockUntilCommit(tx, 'companionPlaces', companionId);
}
