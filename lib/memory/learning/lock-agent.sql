/* @name LockAgent */
SELECT user_id AS "userId" FROM letta_agents WHERE id = :agentId!::uuid FOR UPDATE;
