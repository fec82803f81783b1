/* @name QueueNotice */
INSERT INTO push_notices (id, subscription_id, key, kind, chat_id, next_try_at, created_at)
SELECT gen_random_uuid(), s.id, :key!::text, :kind!::text, :chatId::uuid, :dueAt!::timestamptz, :now!::timestamptz
FROM push_subscriptions s WHERE s.user_id = :userId!::uuid AND :kind!::text = ANY (s.kinds)
-- A device that signs out at this very moment is told nothing, and keeps nobody waiting.
FOR KEY SHARE OF s SKIP LOCKED
ON CONFLICT (subscription_id, key) DO NOTHING;
