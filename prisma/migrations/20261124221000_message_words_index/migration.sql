-- outside a transaction
-- Messages go on being written while it is built: a second for every 10,000 of them. Without a list of what waits (fastupdate), which every search would read.
CREATE INDEX CONCURRENTLY "messages_words_idx" ON "messages" USING gin (message_words("session_id", "content")) WITH (fastupdate = off);
