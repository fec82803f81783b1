/* @name LockAgents */
SELECT id, user_id AS "userId", companion_id AS "companionId", chat_type AS "chatType", letta_agent_id AS "lettaAgentId"
FROM letta_agents WHERE user_id = ANY(:userIds!::uuid[]) ORDER BY id FOR UPDATE;
