-- outside a transaction
CREATE INDEX CONCURRENTLY "chat_turns_reworded_idx" ON "chat_turns"("owner_id", "created_at") WHERE (reword_of IS NOT NULL);
