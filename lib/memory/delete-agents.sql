/* @name DeleteAgents */
DELETE FROM letta_agents WHERE user_id = :userId!::uuid RETURNING letta_agent_id AS "lettaAgentId";
