/* @name RecallMemory */
SELECT a.letta_agent_id AS "lettaAgentId", a.dirty_at IS NOT NULL AS "changed!",
  coalesce((SELECT json_agg(c) FROM (
    SELECT f.id, f.kind, f.text, f.words, f.confirmed_at AS "confirmedAt" FROM memory_facts f
    WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL
    ORDER BY f.words && :words!::text[] DESC, f.kind IN ('name', 'home', 'work') DESC, f.confirmed_at DESC
    LIMIT :facts!::int) c), '[]'::json) AS "facts!",
  coalesce((SELECT json_agg(l.text ORDER BY l.upto_seq) FROM (
    SELECT s.text, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id
    ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS "summary!"
FROM letta_agents a WHERE a.id = :agentId!::uuid;
