/* @name ClaimChangedAgents */
UPDATE letta_agents a SET sync_at = :leaseUntil!::timestamptz
FROM companions k
WHERE k.id = a.companion_id AND a.id IN (
  SELECT id FROM letta_agents WHERE dirty_at IS NOT NULL AND sync_at <= :now!::timestamptz
  ORDER BY sync_at LIMIT :limit!::int FOR UPDATE SKIP LOCKED
)
RETURNING a.id, a.letta_agent_id AS "lettaAgentId", a.dirty_at AS "dirtyAt!", a.chat_type AS "chatType", k.name, k.persona;
