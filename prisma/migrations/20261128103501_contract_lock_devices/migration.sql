-- contract since 20261128050326_contract_mails_by_choice
-- Nothing goes: versions since then do not write the new column.
ALTER TABLE "device_sessions" ADD CONSTRAINT "device_sessions_lock_key_id_fkey" FOREIGN KEY ("lock_key_id") REFERENCES "chat_lock_keys"("id") ON DELETE SET NULL ON UPDATE CASCADE;
