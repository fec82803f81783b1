/* @name LockTold */
SELECT a.id AS "agentId", f.id AS "factId?"
FROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type)
  LEFT JOIN memory_facts f ON f.agent_id = a.id AND (f.source_message_id = :messageId!::uuid OR :seq!::text::bigint = ANY(f.source_seqs))
WHERE s.id = :sessionId!::uuid
FOR UPDATE OF a;
