/* @name LockMemory */
WITH agents AS (
  SELECT id FROM letta_agents WHERE user_id = :userId!::uuid ORDER BY id FOR UPDATE NOWAIT
), setting AS (
  SELECT user_id FROM memory_settings WHERE user_id = :userId!::uuid FOR UPDATE NOWAIT
)
SELECT ((SELECT count(*) FROM agents) + (SELECT count(*) FROM setting))::int AS "locked!";
