/* @name ForgetSession */
WITH agent AS (
  SELECT a.id FROM letta_agents a JOIN chat_sessions s USING (user_id, companion_id, chat_type) WHERE s.id = :sessionId!::uuid
), dropped AS (
  DELETE FROM memory_summaries l USING agent WHERE l.agent_id = agent.id AND EXISTS (
    SELECT FROM messages m WHERE m.session_id = :sessionId!::uuid AND m.seq BETWEEN l.from_seq AND l.upto_seq
  )
)
UPDATE letta_agents SET dirty_at = :now!::timestamptz, sync_at = :now!::timestamptz FROM agent WHERE letta_agents.id = agent.id;
