/* @name MergeSettings */
INSERT INTO memory_settings (user_id, enabled, learn_from)
SELECT :accountId!::uuid, enabled, learn_from FROM memory_settings WHERE user_id = :guestId!::uuid
ON CONFLICT (user_id) DO UPDATE SET enabled = memory_settings.enabled AND excluded.enabled,
  learn_from = greatest(memory_settings.learn_from, excluded.learn_from);
