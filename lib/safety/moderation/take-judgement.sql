/* @name TakeJudgement */
WITH old AS (
  DELETE FROM limit_marks WHERE id IN (
    SELECT id FROM limit_marks WHERE created_at < :since!::timestamptz LIMIT 100 FOR UPDATE SKIP LOCKED
  )
), verdict AS (
  SELECT bool_and((SELECT count(*) FROM (
    SELECT FROM limit_marks m WHERE m.subject = l.subject AND m.created_at > :since!::timestamptz LIMIT l.most) marks) < l.most) AS granted
  FROM unnest(:subjects!::text[], :most!::int[]) AS l(subject, most)
)
INSERT INTO limit_marks (subject, created_at) SELECT unnest(:subjects!::text[]), :now!::timestamptz FROM verdict WHERE granted
RETURNING subject;
