-- outside a transaction
-- A reply is reworded once for the first time, whoever asks at the same moment.
CREATE UNIQUE INDEX CONCURRENTLY "chat_turns_reword_idx" ON "chat_turns"("reword_of", "reword_number") WHERE ((reword_of IS NOT NULL) AND (state <> 'failed'::text));
