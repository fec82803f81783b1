/* @name FindFacts */
-- Lists of thousands of terms are read much faster as one text each; no term has a blank.
SELECT f.id, f.kind, f.subject, f.text, array_to_string(f.words, ' ') AS "words!", f.happens_on::text AS "happensOn",
  f.confirmed_at AS "confirmedAt", f.xmin::text AS "written!"
FROM memory_facts f WHERE f.agent_id = :agentId!::uuid AND f.status = 'active' AND f.superseded_at IS NULL;
