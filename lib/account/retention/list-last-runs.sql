/* @name ListLastRuns */
SELECT DISTINCT ON (kind) kind, count, failed, created_at AS "createdAt",
  (sum(count) FILTER (WHERE created_at > :since!::timestamptz) OVER (PARTITION BY kind))::int AS "lately"
FROM retention_runs ORDER BY kind, created_at DESC, id DESC;
