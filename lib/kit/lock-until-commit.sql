/* @name LockUntilCommit */
SELECT pg_advisory_xact_lock(hashtextextended(l.key, l.space::bigint))::text AS locked
FROM unnest(:keys!::text[], :spaces!::int[]) AS l(key, space);
