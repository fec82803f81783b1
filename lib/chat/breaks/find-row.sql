/* @name FindRow */
WITH sends AS (
  SELECT l.created_at AS at, lag(l.created_at) OVER (ORDER BY l.created_at) AS before
  FROM ledger_entries l WHERE l.owner_id = :userId!::uuid AND l.owner_kind = 'user' AND l.kind = 'send' AND l.created_at > :since!::timestamptz
)
SELECT max(at) FILTER (WHERE before IS NULL OR at - before > make_interval(secs => :gapMs!::int / 1000)) AS "began?", max(at) AS "last?",
  (SELECT o.break_minutes FROM own_limits o WHERE o.user_id = :userId!::uuid) AS "minutes?"
FROM sends;
