/* @name RecallMemory */
SELECT a.letta_agent_id AS "lettaAgentId", a.dirty_at IS NOT NULL AS "changed!",
  -- Whoever writes a fact in force, or takes one away, changes this.
  (SELECT concat(count(*), ' ', sum(f.xmin::text::bigint)) FROM memory_facts f
    WHERE f.agent_id = a.id AND f.status = 'active' AND f.superseded_at IS NULL) AS "version!",
  -- What was still to come when it was told, and was not asked about in a turn that got its answer.
  (SELECT json_build_object('id', f.id, 'askedTurnId', f.asked_turn_id) FROM memory_facts f
    WHERE f.agent_id = a.id AND f.happens_on < :today!::text::date AND f.happens_on >= :today!::text::date - :followUpDays!::int
      AND f.status = 'active' AND f.superseded_at IS NULL AND f.kind <> 'date'
      AND f.happens_on >= (f.confirmed_at AT TIME ZONE 'Asia/Kolkata')::date
      AND (f.asked_turn_id IS NULL OR EXISTS (
        SELECT FROM chat_turns t WHERE t.id = f.asked_turn_id AND t.state IN ('failed', 'unfunded')))
    ORDER BY f.happens_on DESC, f.id LIMIT 1) AS "due",
  coalesce((SELECT json_agg(json_build_object('level', l.level, 'text', l.text, 'toldAt', l.told_at) ORDER BY l.upto_seq) FROM (
    SELECT s.level, s.text, s.told_at, s.upto_seq FROM memory_summaries s WHERE s.agent_id = a.id
    ORDER BY s.upto_seq DESC LIMIT :lines!::int) l), '[]'::json) AS "summary!"
FROM letta_agents a WHERE a.id = :agentId!::uuid;
