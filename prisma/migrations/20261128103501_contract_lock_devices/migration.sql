-- contract since 20261124013000_companion_slugs
-- Nothing goes: versions since then do not write the new column.
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_lock_key_id_fkey" FOREIGN KEY ("lock_key_id") REFERENCES "chat_lock_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
