/* @name TrimFacts */
DELETE FROM memory_facts WHERE id IN (
  SELECT f.id FROM (
    SELECT id, superseded_at, confirmed_at, kind = ANY(:profile!::text[]) AS is_profile,
      -- A person's own name, home and work come first in the profile, then what was told last.
      row_number() OVER (PARTITION BY superseded_at IS NULL AND kind = ANY(:profile!::text[])
        ORDER BY subject IS NULL AND kind = ANY(:single!::text[]) DESC, confirmed_at DESC, id) AS place
    FROM memory_facts WHERE agent_id = :agentId!::uuid AND status = 'active' AND (superseded_at IS NOT NULL OR corrected_at IS NULL)
  ) f
  WHERE f.superseded_at IS NOT NULL OR NOT f.is_profile OR f.place > :profileKept!::int
  ORDER BY f.superseded_at IS NULL DESC, f.confirmed_at DESC OFFSET :kept!::int
);
