/* @name FindByName */
SELECT id FROM companions WHERE suitable_for_chat_types @> '{psychologist}' AND hidden_at IS NULL AND lower(name) = lower(:name!)
ORDER BY created_at, id LIMIT 1;
