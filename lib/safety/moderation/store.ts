import type { Runner } from '@/lib/kit/scope';

// A mark of its own kind for each judgement; those nobody counts any more go along, unless another statement takes them.
const TAKE = {
  name: 'moderation.take_judgement',
  text: `WITH old AS (
  DELETE FROM limit_marks WHERE id IN (SELECT id FROM limit_marks WHERE created_at < $4::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED)
), wish AS (
  SELECT bool_and((SELECT count(*) FROM (
    SELECT 1 FROM limit_marks m WHERE m.subject = w.subject AND m.created_at > $4::timestamptz LIMIT w.most) marks) < w.most) AS granted
  FROM unnest($1::text[], $2::int[]) AS w(subject, most)
)
INSERT INTO limit_marks (subject, created_at) SELECT unnest($1::text[]), $3::timestamptz FROM wish WHERE granted RETURNING id`,
};

/**
 * Takes one judgement from every subject, or none when one of them has used up its own. Statements that run in the same
 * moment do not see each other: a subject may pass its limit by as many as run at once.
 */
export async function takeJudgement(
  db: Runner,
  limits: readonly { subject: string; most: number }[],
  now: Date,
  since: Date,
): Promise<boolean> {
  const subjects = limits.map((one) => one.subject);
  const most = limits.map((one) => one.most);
  return (await db.run(TAKE, [subjects, most, now, since])).length > 0;
}
