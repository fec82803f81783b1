/* @name LockFact */
SELECT f.id, a.id AS "agentId", f.text, f.status, f.source_seqs::text[] AS "sourceSeqs!"
FROM letta_agents a JOIN memory_facts f ON f.agent_id = a.id
WHERE f.id = :id!::uuid AND a.user_id = :userId!::uuid AND f.status <> 'declined'
FOR UPDATE OF a, f;
