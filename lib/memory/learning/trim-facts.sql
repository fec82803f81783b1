/* @name TrimFacts */
DELETE FROM memory_facts WHERE id IN (
  SELECT id FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active'
  ORDER BY superseded_at IS NULL DESC, confirmed_at DESC OFFSET :kept!::int
);
