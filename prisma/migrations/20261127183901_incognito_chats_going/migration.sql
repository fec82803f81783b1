-- outside a transaction
CREATE INDEX CONCURRENTLY "chat_sessions_going_idx" ON "chat_sessions"("goes_at") WHERE (goes_at IS NOT NULL);
